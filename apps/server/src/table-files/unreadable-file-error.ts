/** A file that can't be read after this line. */
export class UnreadableFileError extends Error {
  override name = "UnreadableFileError";
  readonly line: number;

  /** @param message why, without any content of the file */
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}
