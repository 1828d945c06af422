import type { Database } from "../db/database.ts";
import type { Encryption } from "../encryption/encryption.ts";

/** The lists in which a person of the demo data can be, besides marketplace applications and policies. */
export type PersonalList = "lead" | "customer" | "offlineApplication";

/** A member of a person's household, who applies for coverage with them. */
export interface DemoRelative {
  readonly relation: "spouse" | "child";
  readonly firstName: string;
  /** `YYYY-MM-DD` */
  readonly dob: string;
  readonly sex: "M" | "F";
  /** A year, in dollars. Children have none. */
  readonly income: number;
}

/** A person of the demo data with records in several lists, which all have the same name, birth date, phone, and email. */
export interface DemoPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly dob: string;
  readonly sex: "M" | "F";
  /** Ten digits. Nobody else has it. */
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly city: string;
  readonly county: string;
  readonly state: "FL" | "TX";
  readonly zipCode: string;
  readonly agentId: string;
  /** A year, in dollars. */
  readonly income: number;
  readonly relatives: readonly DemoRelative[];
  readonly lists: ReadonlySet<PersonalList>;
  /** The ID of their application at the Marketplace. Undefined if they have none. */
  readonly applicationId: string | undefined;
  /** When they first signed. They became a lead and a customer before, and their policy starts after. */
  readonly signed: Date;
  /** Their newest policy. Undefined if they have none. */
  readonly policy: DemoCoverage | undefined;
}

/** A policy that a person signed. */
export interface DemoCoverage {
  /** `YYYY-MM-DD` */
  readonly signedDay: string;
  readonly carrierId: string;
  readonly carrier: string;
  readonly plan: string;
  readonly effectiveDate: string;
  readonly terminationDate: string | null;
  /** Dollars a month. */
  readonly premium: number;
  readonly memberResponsibility: number;
}

/** What the demo data depends on. */
export interface DemoContext {
  /** The day of `now` in the business time zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** When the server starts. Nothing has happened after it. */
  readonly now: Date;
  readonly encryption: Encryption;
  readonly people: readonly DemoPerson[];
}

/** Adds rows to the demo data. */
export type DemoRows = (database: Database, context: DemoContext) => Promise<unknown>;
