import type { Fields } from "./fields.ts";

/** The names of the fields whose values are personal; a field of rows counts where one of theirs is. */
export function personalFields(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => {
    const field = fields[name];
    if (!field) return false;
    return (
      field.sensitive !== undefined || (field.rows !== undefined && personalFields(field.rows).length > 0)
    );
  });
}
