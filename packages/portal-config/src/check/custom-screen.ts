import { maxScreenDocument } from "@portico/contract/features/screens.schemas";
import { customScreenDetailPath, customScreenPath } from "../custom-screen-path.ts";
import type { ListScreen } from "../list-screen.ts";
import { endpointOf } from "./calls.ts";
import { type Checked, withPaths } from "./checked.ts";
import { checkUsesNoCustomParts } from "./custom.ts";
import { callsOf } from "./screen-calls.ts";

/** Features about accounts and settings. Custom screens can show their lists, and cannot call anything else of them. */
const closedFeatures: ReadonlySet<string> = new Set([
  "configuration",
  "generalConfig",
  "identity",
  "preferences",
  "screens",
  "session",
  "settings",
  "user",
  "userManage",
]);

/** Whether a custom screen may make a call in addition to its list's. */
export function mayBeCalled(id: string): boolean {
  return !closedFeatures.has(id.split(".")[0] ?? "");
}

/** Checks the additional rules for custom screens. */
export function checkCustomScreen(checked: Checked) {
  const { screen, problems } = checked;
  checkSize(checked);
  const path = customScreenPath(screen.id);
  if (screen.path !== path)
    problems.unknown("path", screen.path, "the path of this custom screen", [path], path);
  const detailPath = customScreenDetailPath(screen.id);
  if (screen.detail?.path !== undefined && screen.detail.path !== detailPath) {
    const what = "the path of the detail page of this custom screen";
    problems.unknown("detail.path", screen.detail.path, what, [detailPath], detailPath);
  }
  checkUsesNoCustomParts(checked);
  for (const { path, id } of callsOf(screen)) {
    if (path !== "endpoints.list" && !mayBeCalled(id))
      problems.add(path, `custom screens can't call \`${id}\`.`, id);
  }
  for (const [path, id] of deletesAtOnce(screen))
    problems.add(path, `\`${id}\` deletes without confirmation. Use \`kind: "confirm"\`.`, id);
}

function checkSize({ screen, problems }: Checked) {
  const { length } = JSON.stringify(screen);
  if (length > maxScreenDocument)
    problems.add("screen", `has ${length} characters. A custom screen can have up to ${maxScreenDocument}.`);
}

function deletesAtOnce({ actions, rowActions }: ListScreen): (readonly [string, string])[] {
  return [...withPaths("actions", actions), ...withPaths("rowActions", rowActions)].flatMap(
    ([path, action]) => {
      if (action.kind !== "call") return [];
      const endpoint = endpointOf(action.endpoint);
      return endpoint?.method === "DELETE" ? [[`${path}.kind`, action.endpoint] as const] : [];
    },
  );
}
