import type { Contract } from "@portico/endpoints";
import { customScreenDetailPath, customScreensOf } from "../custom-screen-path.ts";
import type { ListScreen } from "../list-screen.ts";
import { references } from "../references/references.ts";
import { type Checked, withPaths } from "./checked.ts";
import { callsOf } from "./screen-calls.ts";

/** Checks the additional rules for custom screens. */
export function checkCustomScreen(checked: Checked) {
  const { screen, registry, contract, problems } = checked;
  const customScreens = customScreensOf(registry);
  checkSize(checked);
  const path = customScreens.path(screen.id);
  if (screen.path !== path)
    problems.unknown("path", screen.path, "the path of this custom screen", [path], path);
  const detailPath = customScreenDetailPath(screen.id, registry);
  if (screen.detail?.path !== undefined && screen.detail.path !== detailPath) {
    const what = "the path of the detail page of this custom screen";
    problems.unknown("detail.path", screen.detail.path, what, [detailPath], detailPath);
  }
  checkUsesNoCustomParts(checked);
  for (const { path, id } of callsOf(screen, registry)) {
    if (path !== "endpoints.list" && !customScreens.mayCall(id))
      problems.add(path, `custom screens can't call \`${id}\`.`, id);
  }
  for (const [path, id] of deletesAtOnce(screen, contract))
    problems.add(path, `\`${id}\` deletes without confirmation. Use \`kind: "confirm"\`.`, id);
}

function checkSize({ screen, registry, problems }: Checked) {
  const { length } = JSON.stringify(screen);
  const { maxLength } = customScreensOf(registry);
  if (length > maxLength)
    problems.add("screen", `has ${length} characters. A custom screen can have up to ${maxLength}.`);
}

function deletesAtOnce(
  { actions, rowActions }: ListScreen,
  contract: Pick<Contract, "find">,
): (readonly [string, string])[] {
  return [...withPaths("actions", actions), ...withPaths("rowActions", rowActions)].flatMap(
    ([path, action]) => {
      if (action.kind !== "call") return [];
      const endpoint = contract.find(action.endpoint);
      return endpoint?.method === "DELETE" ? [[`${path}.kind`, action.endpoint] as const] : [];
    },
  );
}

/** Checks that a screen uses none of the portal's built-in parts. */
function checkUsesNoCustomParts({ screen, problems }: Checked) {
  for (const { path, names, name } of references(screen)) {
    if (names === "part")
      problems.add(path, `\`${name}\` is built into the portal, and custom screens can't use it.`, name);
  }
}
