export interface ComboboxOption {
  /** The form value; unique among the options. */
  value: string;
  /** The displayed text, which users search for. */
  label: string;
  /** A second line that distinguishes options with the same label. @default none */
  description?: string | undefined;
  /** Shown but cannot be selected. @default false */
  isDisabled?: boolean | undefined;
}

export interface ComboboxQuery {
  /** The typed text; initially empty. */
  text: string;
  /** Aborted when the result is no longer needed. */
  signal: AbortSignal;
}

/** Returns the options for a text. If it rejects, an error with a retry button is shown. */
export type ComboboxSearch = (query: ComboboxQuery) => Promise<readonly ComboboxOption[]>;
