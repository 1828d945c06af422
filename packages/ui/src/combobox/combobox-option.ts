export interface ComboboxOption {
  /** What the form holds; unique among the options. */
  value: string;
  /** What the reader sees and types. */
  label: string;
  /** A second line that tells options of the same name apart. @default none */
  description?: string;
  /** Shown but not to be chosen. @default false */
  isDisabled?: boolean;
}

export interface ComboboxQuery {
  /** What is typed; empty before anything is. */
  text: string;
  /** Aborted as soon as the answer is no longer wanted. */
  signal: AbortSignal;
}

/** Finds options for a text. A rejection shows as an error with the way to search again. */
export type ComboboxSearch = (query: ComboboxQuery) => Promise<readonly ComboboxOption[]>;
