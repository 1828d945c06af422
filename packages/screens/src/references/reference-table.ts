import type { Dropped, Named, NamedOf } from "../language/marks.ts";

/** What a text names. */
export interface NameMark {
  readonly names: Named;
  readonly of?: NamedOf;
  readonly drop?: Dropped;
  /** A text that names nothing. */
  readonly except?: string;
}

/** The names in a value: those of a text, of an object's keywords, and of the entries of a list or record. */
export interface ReferenceNode {
  readonly text?: NameMark;
  readonly keywords?: Readonly<Record<string, ReferenceNode>>;
  readonly each?: ReferenceNode;
  /** What the keys of a record name. */
  readonly eachKey?: NameMark;
  /** Where names inside are from. */
  readonly of?: NamedOf;
  /** A node of the table that is used in several places. */
  readonly ref?: string;
}

/** What the keywords of the screen language name, derived from its schema. */
export interface ReferenceTable {
  readonly screen: ReferenceNode;
  readonly shared: Readonly<Record<string, ReferenceNode>>;
}
