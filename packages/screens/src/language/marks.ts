/** What a text of the screen language names. */
export type Named =
  /** A field with a single value. */
  | "field"
  /** A field whose value becomes part of a URL. */
  | "addressField"
  /** Path of a page; each parameter besides `:id` also names an `addressField`. */
  | "link"
  /** A field to sort by, with `-` in front for descending. */
  | "sortField"
  /** A field that can be summed. */
  | "sumField"
  /** A field with rows of its own. */
  | "rowsField"
  /** A filter of the list. */
  | "filter"
  /** A path in the response of the list. */
  | "responsePath"
  /** An endpoint by its id. */
  | "endpoint"
  /** A form of the screen. */
  | "form"
  /** A key of what a form sends. */
  | "key"
  /** A part that is built into the portal. */
  | "part"
  /** Roles and claims. */
  | "access";

/** Where a name is from. For endpoints, it is their kind. */
export type NamedOf =
  /** The list of the screen, which is the default. */
  | "list"
  /** The call that loads the detail. */
  | "detail"
  /** The rows of a field of the detail, which the same object names as `field`. */
  | "table"
  /** The row that a form edits. */
  | "row"
  /** The endpoint that the same object names as `lookup`. */
  | "lookup"
  | "call";

/** What is left out of a stored screen if a name no longer exists: the object that has the keyword, or only the name. */
export type Dropped = "object" | "name";

/** The keys of `.meta` that are only for the portal, and not for editors of JSON. */
export const marks = ["names", "of", "drop", "except", "label", "hint", "choices", "inside"] as const;

/** What a form says about a keyword. */
export interface KeywordTexts {
  /** @default its name as text: `rowActions` as "Row actions" */
  readonly label?: string;
  /** An empty one shows none. @default the description, which is for people who write JSON */
  readonly hint?: string;
}

declare module "zod/v4/core" {
  /** What `.meta` of a keyword's schema can say besides the description. */
  interface GlobalMeta {
    /** What its text names; for a record, that of its keys is on the schema of the keys. */
    names?: Named;
    /** Where the name is from; without `names`, it is for everything inside. */
    of?: NamedOf;
    drop?: Dropped;
    /** A text that names nothing, because another form of the keyword has it. */
    except?: string;
    /** Its label in a form. @default its name as text: `rowActions` as "Row actions" */
    label?: string;
    /** Its hint in a form; an empty one shows none. @default the description, which is for people who write JSON */
    hint?: string;
    /** Labels of its values. @default the values as text */
    choices?: Readonly<Record<string, string>>;
    /** Texts of keywords inside that differ from those of the same object elsewhere. */
    inside?: Readonly<Record<string, KeywordTexts>>;
  }
}
