import { actionMessages } from "../../messages/lists.ts";
import { linkAddress, linkQuery } from "../link-address.ts";
import type { ActionRun } from "./action-kind.ts";
import { ActionProblem } from "./action-problem.ts";

/** Goes to another page of the portal, for the row if its path has parameters. */
export async function runLink({ action, target, navigate }: ActionRun<"link">): Promise<void> {
  const [row] = target.rows;
  const address = linkAddress(action.to, row ?? {}, row?.id ?? "");
  if (address === undefined) throw new ActionProblem(actionMessages.noId(action.label));
  await navigate(address + linkQuery(action.filters ?? {}, row));
}
