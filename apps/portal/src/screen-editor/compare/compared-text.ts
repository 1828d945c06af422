/** One of two compared texts, with its label. */
export interface ComparedText {
  readonly label: string;
  readonly text: string;
}

/** Two texts that are compared. */
export interface ComparedTexts {
  before: ComparedText;
  after: ComparedText;
}
