import { areas, presetClaims, type Role } from "@portico/contract";
import { demoPassword } from "../identity/demo-password.ts";

/** An account created in an empty database. */
export interface DemoAccount {
  readonly email: string;
  /** What the account demonstrates. */
  readonly description: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
  readonly claims: readonly string[];
  /** The relative size of its agent's book of business. Undefined if it has no agent. */
  readonly book?: number;
  readonly totpSecret?: string;
  readonly mustChangePassword?: boolean;
}

export { demoPassword };
/** The authenticator secret of the account with a second factor, in Base32. */
export const demoTotpSecret = "PORTICO2DEMO2TWO2FACTOR2SECRET22";

const viewClaims = areas.map((area) => `view.${area}`);
const adminClaims = areas.map((area) => `admin.${area}`);

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: "admin@portico.test",
    description: "administrator and agent with every claim",
    firstName: "Adriana",
    lastName: "Whitfield",
    roles: ["administrator", "agent"],
    claims: presetClaims,
    book: 2,
  },
  {
    email: "security@portico.test",
    description: "security administrator",
    firstName: "Samuel",
    lastName: "Okafor",
    roles: ["securityadmin"],
    claims: [],
  },
  {
    email: "agent@portico.test",
    description: "agent who sees their own rows",
    firstName: "Alejandra",
    lastName: "Ríos",
    roles: ["agent"],
    claims: [...viewClaims, "view.EDE", "view.Marketing"],
    book: 5,
  },
  {
    email: "manager@portico.test",
    description: "agent who sees the rows of all agents",
    firstName: "Marcus",
    lastName: "Delgado",
    roles: ["agent"],
    claims: adminClaims,
    book: 3,
  },
  {
    email: "customer@portico.test",
    description: "customer",
    firstName: "Carla",
    lastName: "Benítez",
    roles: ["customer"],
    claims: [],
  },
  {
    email: "twofactor@portico.test",
    description: "agent with an authenticator app",
    firstName: "Tomás",
    lastName: "Fairchild",
    roles: ["agent"],
    claims: viewClaims,
    book: 2,
    totpSecret: demoTotpSecret,
  },
  {
    email: "norole@portico.test",
    description: "account without a role",
    firstName: "Nora",
    lastName: "Lindqvist",
    roles: [],
    claims: [],
  },
  {
    email: "reset@portico.test",
    description: "account that must set a new password",
    firstName: "Rafael",
    lastName: "Stone",
    roles: ["agent"],
    claims: viewClaims,
    mustChangePassword: true,
  },
  {
    email: "approver@portico.test",
    description: "second administrator, who approves the screens of the first",
    firstName: "Paula",
    lastName: "Ferrer",
    roles: ["administrator", "agent"],
    claims: presetClaims,
  },
];
