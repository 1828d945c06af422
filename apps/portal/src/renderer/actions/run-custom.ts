import type { customParts } from "@portico/portal-config";
import type { ActionRun } from "./action-kind.ts";

type CustomAction = (args: ActionRun<"custom">) => Promise<void> | void;

/** The implementations of the portal's custom actions. */
const customActions = {
  print: () => window.print(),
} satisfies Record<(typeof customParts)["action"][number], CustomAction>;

/** Runs a custom action. */
export async function runCustom(args: ActionRun<"custom">): Promise<void> {
  const run: CustomAction = customActions[args.action.name];
  await run(args);
}
