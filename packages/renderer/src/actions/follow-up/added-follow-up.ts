import { formatDate } from "@portico/ui/format";
import type { RendererMessages } from "../../messages/renderer-messages.ts";

/**
 * Returns what a change of statuses says about the follow-up that it has added to each row. Undefined if there is none.
 * @param response stays readable
 */
export async function addedFollowUp(
  response: Response,
  texts: RendererMessages["actions"]["followUp"],
): Promise<string | undefined> {
  const body: {
    readonly followUp?: {
      readonly added: number;
      readonly dueDate: string;
      readonly dueTime: string | null;
    };
  } | null = await response.clone().json();
  if (!body?.followUp) return undefined;
  const { added, dueDate, dueTime } = body.followUp;
  return texts.added(added, [formatDate(dueDate), dueTime].filter(Boolean).join(" "));
}
