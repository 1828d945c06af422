import type { Fields } from "./fields.ts";

/** The names of personal fields, including fields with rows that have personal fields. */
export function personalFields(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => {
    const field = fields[name];
    if (!field) return false;
    return (
      field.sensitive !== undefined || (field.rows !== undefined && personalFields(field.rows).length > 0)
    );
  });
}
