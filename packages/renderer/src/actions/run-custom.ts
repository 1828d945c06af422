import type { ActionRun, CustomAction } from "../action-kinds/action-kind.ts";

/** The custom actions that need no code of the app. */
const ownActions: Readonly<Record<string, CustomAction>> = { print: () => window.print() };

/**
 * Runs a custom action.
 * @throws Error if the app has none with its name
 */
export async function runCustom(args: ActionRun<"custom">): Promise<void> {
  const { name } = args.action;
  const run = { ...ownActions, ...(await args.customActions?.()) }[name];
  if (!run) throw new Error(`The app has no action \`${name}\`. Add it to \`parts.actions\` of its host.`);
  await run(args);
}
