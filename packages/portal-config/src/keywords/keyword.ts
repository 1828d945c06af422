/** A keyword of an object of the screen language. */
export interface Keyword {
  readonly key: string;
  readonly type: KeywordType;
  readonly isRequired: boolean;
  /** What it is for, in a sentence. */
  readonly description: string | undefined;
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
  | { readonly kind: "choice"; readonly values: readonly string[] }
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

/** The kinds of endpoints that a keyword can name. */
export type EndpointKind = "list" | "lookup" | "call";

/** An object with keywords; what it can contain may depend on one of them. */
export interface ObjectType {
  readonly kind: "object";
  readonly shapes: readonly ObjectShape[];
  /** The keyword that decides between the shapes, such as `kind`. */
  readonly shapeKey: string | undefined;
  /** The keyword that a text instead of the object stands for. */
  readonly shorthand: string | undefined;
}

/** One of the forms that an object can have. */
export interface ObjectShape {
  /** The value of `shapeKey`. */
  readonly value: string | undefined;
  /** All keywords except `shapeKey`. */
  readonly keywords: readonly Keyword[];
}
