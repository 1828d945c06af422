import { formatDate } from "@portico/ui/format";
import type { RendererMessages } from "../../messages/renderer-messages.ts";

/**
 * Returns what a change of statuses says about the follow-ups that it has added. Undefined if there are none.
 * @param response stays readable
 */
export async function addedFollowUps(
  response: Response,
  texts: RendererMessages["actions"]["followUp"],
): Promise<string | undefined> {
  const answer: {
    readonly followUps?: {
      readonly added: number;
      readonly dueDate: string;
      readonly dueTime: string | null;
    };
  } | null = await response.clone().json();
  if (!answer?.followUps) return undefined;
  const { added, dueDate, dueTime } = answer.followUps;
  return texts.added(added, [formatDate(dueDate), dueTime].filter(Boolean).join(" "));
}
