import { UnreadableFileError } from "../unreadable-file-error.ts";

/** The error for a spreadsheet that no program could open. */
export function damaged(line = 1): UnreadableFileError {
  return new UnreadableFileError(
    line,
    "The spreadsheet is damaged. Open it in a spreadsheet program, save it as .xlsx, then upload it again.",
  );
}

/** The error for a spreadsheet that needs too much memory. */
export function tooLarge(): UnreadableFileError {
  return new UnreadableFileError(
    1,
    "The spreadsheet is too large when unpacked. Save the sheet as “CSV UTF-8”, then upload it again.",
  );
}
