export interface ComboboxOption {
  /** The form value; unique among the options. */
  value: string;
  /** The displayed text, which users search for. */
  label: string;
  /** A second line that distinguishes options with the same label. @default none */
  description?: string | undefined;
  /** Other words that find one of `options`. They are not shown. @default none */
  keywords?: readonly string[] | undefined;
  /** The heading above it and the other options of its group. @default none */
  group?: string | undefined;
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

/** Where the options come from: one of both. */
export interface OptionSource {
  /**
   * The options, if all are known. Those are shown whose label, description and keywords contain every typed word,
   * without regard to case and accents.
   */
  options?: readonly ComboboxOption[] | undefined;
  /** Returns the options for the typed text, if they are searched elsewhere. Called with an empty text when the list opens. */
  search?: ComboboxSearch | undefined;
  /** Milliseconds from the last keystroke to the search. @default 250 */
  debounce?: number | undefined;
}
