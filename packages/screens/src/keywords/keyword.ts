/** A keyword of an object of the screen language. */
export interface Keyword {
  readonly key: string;
  readonly type: KeywordType;
  readonly isRequired: boolean;
  /** Its name in a form. */
  readonly label: string;
  /** What it is for, in a sentence; undefined if its label says it. */
  readonly hint: string | undefined;
}

/** What the value of a keyword can be. */
export type KeywordType =
  | { readonly kind: "text"; readonly isLong: boolean }
  | { readonly kind: "number" }
  | {
      readonly kind: "flag";
      /** The value that is set; the other one is the default. */
      readonly on: boolean;
    }
  | ChoiceType
  | { readonly kind: "endpoint"; readonly of: EndpointKind }
  | { readonly kind: "condition" | "tones" | "plain" | "other" }
  | { readonly kind: "list"; readonly of: KeywordType }
  | { readonly kind: "record"; readonly of: KeywordType }
  | {
      readonly kind: "objectOrList";
      readonly object: ObjectType;
      readonly list: { readonly kind: "list"; readonly of: ObjectType };
    }
  | ObjectType;

/** One of a few values. */
export interface ChoiceType {
  readonly kind: "choice";
  readonly values: readonly string[];
  /** The labels of all values. */
  readonly labels: Readonly<Record<string, string>>;
}

/** The kinds of endpoints that a keyword can name. */
export type EndpointKind = "list" | "lookup" | "call";

/** An object with keywords; what it can contain may depend on one of them. */
export interface ObjectType {
  readonly kind: "object";
  readonly shapes: readonly ObjectShape[];
  /** The keyword that decides between the shapes, such as `kind`. */
  readonly shapeKey: string | undefined;
  /** The label of `shapeKey`; empty if there is none. */
  readonly shapeLabel: string;
  /** The keyword that a text instead of the object stands for. */
  readonly shorthand: string | undefined;
}

/** One of the forms that an object can have. */
export interface ObjectShape {
  /** The value of `shapeKey`. */
  readonly value: string | undefined;
  /** The label of the value; empty if there is none. */
  readonly label: string;
  /** All keywords except `shapeKey`. */
  readonly keywords: readonly Keyword[];
}
