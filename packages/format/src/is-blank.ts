/**
 * Characters that show nothing by themselves: spaces, control and format characters, combining marks, and those that look
 * empty although Unicode calls them letters or symbols.
 */
const invisible =
  /[\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\uFFFC\u{1D159}]/gu;

/** Whether nobody could see a text: it is empty, or has only spaces and invisible characters. */
export function isBlank(text: string): boolean {
  return text.replace(invisible, "") === "";
}
