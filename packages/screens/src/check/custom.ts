import { references } from "../references/references.ts";
import type { Checked } from "./checked.ts";

/** Checks that a screen uses none of the portal's built-in parts. */
export function checkUsesNoCustomParts({ screen, problems }: Checked) {
  for (const { path, names, name } of references(screen)) {
    if (names === "part")
      problems.add(path, `\`${name}\` is built into the portal, and custom screens can't use it.`, name);
  }
}
