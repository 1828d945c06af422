import type { ActionRun } from "../action-kinds/action-kind.ts";
import { linkAddress, linkQuery } from "../link-address.ts";
import { actionMessages } from "../messages/lists.ts";
import { ActionProblem } from "./action-problem.ts";

/** Navigates to another page. The row provides the path's parameters. */
export async function runLink({ action, target, context, navigate }: ActionRun<"link">): Promise<void> {
  const [row] = target.rows;
  const path = linkAddress(action.to, row ?? {}, row?.id ?? "");
  if (path === undefined) throw new ActionProblem(actionMessages(context.messages).noId(action.label));
  await navigate(path + linkQuery(action.filters ?? {}, row));
}
