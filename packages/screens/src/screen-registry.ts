import type { Access, Contract, ListEndpoint } from "@portico/endpoints";
import type { ScreenServices } from "./services.ts";

/** Labels by name. */
export type Labels = Readonly<Record<string, string>>;

/** Parts that an app implements itself, by where screens can use them. */
export type PartKind = "action" | "filter" | "aside" | "format" | "widget";

/**
 * What the screens of one app can name, and the rules that differ between apps.
 * @typeParam C the contract; checks need one with schemas
 */
export interface ScreenRegistry<C extends Contract = Contract> extends ScreenNames {
  readonly contract: C;
}

/** What the screens of one app can name besides its endpoints. */
export interface ScreenNames {
  /** The start of the paths of all screens, such as `/app/`. */
  readonly basePath: string;
  /** Paths below `basePath` that are not free for screens. */
  readonly reservedPaths: readonly string[];
  /** The names of roles, each with its label in the plural: `{ vet: "Vets" }`. */
  readonly roles: Labels;
  /** The known claims with their labels. Users can have others, which are shown by their names. */
  readonly claims: Labels;
  /** The names of the parts that the app implements itself. Custom screens can use none. */
  readonly parts: Readonly<Record<PartKind, readonly string[]>>;
  /** The sections of the navigation, in order. */
  readonly sections: readonly string[];
  /** The settings of the deployment that columns, filters and actions can depend on, with their labels. */
  readonly settings: Labels;
  /** The types of statuses by name. */
  readonly statusTypes: Readonly<Record<string, StatusType>>;
  /** The kinds of records that can have notes, with their ids. */
  readonly noteEntities: Readonly<Record<string, string>>;
  readonly services: ScreenServices;
  /** The rules for screens that users add at run time. @default there are none */
  readonly customScreens?: CustomScreens;
  readonly examples: ScreenExamples;
}

/** A type of statuses. */
export interface StatusType {
  readonly id: string;
  readonly label: string;
  /** The codes of the statuses that ship with it. */
  readonly codes: readonly string[];
}

/** The rules for screens that users add at run time. */
export interface CustomScreens {
  /** The path of such a screen, below `basePath`. */
  path(screenId: string): string;
  /** Whether such a screen may make a call in addition to its list's. */
  mayCall(id: string): boolean;
  /** The maximum length of a document, in characters of JSON. */
  readonly maxLength: number;
  /** The section that a new screen over a list starts in. @default the one that the list's name has */
  sectionFor?(list: ListEndpoint): string | undefined;
}

/** Names of the app in descriptions and messages. */
export interface ScreenExamples {
  /** A requirement. */
  readonly access: Access;
  /** The id of a screen. */
  readonly id: string;
  /** The path of a screen with two parts. */
  readonly path: string;
}
