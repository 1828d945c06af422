import { groupLabels } from "../form/access/audience.ts";
import { groupsText } from "../form/access/right-labels.ts";

/** What a requirement asks for as text; one that cannot be read, as it is. */
export function accessText(access: string): string {
  return groupsText(groupLabels(access)) || access;
}
