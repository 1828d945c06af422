import { screenEditorMessages } from "../../../messages/screen-editor.ts";

const texts = screenEditorMessages.form.audience;
const roleTexts: ReadonlyMap<string, string> = new Map(Object.entries(texts.role));
const claimTexts: ReadonlyMap<string, string> = new Map(Object.entries(texts.claim));
const areaTexts: ReadonlyMap<string, string> = new Map(Object.entries(texts.area));

/** Whether a name is a role's. */
export function isRole(name: string): boolean {
  return roleTexts.has(name);
}

/** The label of a role or claim, or its name if it has no label. */
export function rightLabel(name: string): string {
  const known = roleTexts.get(name) ?? claimTexts.get(name);
  if (known !== undefined) return known;
  const [verb, area = ""] = name.split(".");
  const what = areaTexts.get(area);
  if (what === undefined || name.split(".").length !== 2) return name;
  return verb === "view" ? texts.view(what) : verb === "admin" ? texts.admin(what) : name;
}

/** A requirement as text: `Agents, plus View policies or Administer policies`. */
export function groupsText(groups: readonly (readonly string[])[]): string {
  return groups.map((group) => group.map(rightLabel).join(texts.or)).join(texts.and);
}
