/** A text of two that are compared, with what it is called. */
export interface ComparedText {
  readonly label: string;
  readonly text: string;
}

/** Two texts that are compared. */
export interface ComparedTexts {
  before: ComparedText;
  after: ComparedText;
}
