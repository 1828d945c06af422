import type { Fields } from "@portico/contract";
import { parametersOf } from "./calls.ts";
import { expectAddressField } from "./fields.ts";
import type { ProblemList } from "./problem-list.ts";

/** Checks a link into the portal: each parameter is filled from the row's field of the same name. */
export function checkLink(
  path: string,
  to: string,
  fields: Fields | undefined,
  of: string,
  problems: ProblemList,
) {
  for (const name of parametersOf(to)) {
    const known = name === "id" ? { id: { label: "ID" }, ...fields } : fields;
    expectAddressField(path, name, known, of, problems);
  }
}
