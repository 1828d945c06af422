import type { customParts } from "@portico/portal-config";
import type { ActionRun } from "./action-kind.ts";

type CustomAction = (given: ActionRun<"custom">) => Promise<void> | void;

/** The code of the portal's own actions, by name. */
const customActions = {
  print: () => window.print(),
} satisfies Record<(typeof customParts)["action"][number], CustomAction>;

/** Does an action of the portal's own. */
export async function runCustom(given: ActionRun<"custom">): Promise<void> {
  const run: CustomAction = customActions[given.action.name];
  await run(given);
}
