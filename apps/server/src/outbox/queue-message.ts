import type { Database } from "../db/database.ts";
import { enqueue } from "../db/queues.ts";
import { outbox } from "../db/schema/index.ts";
import { toSingleLine } from "./mail-text.ts";

/** An email or SMS. */
export type Message =
  | { readonly kind: "mail"; readonly recipient: string; readonly subject: string; readonly body: string }
  | { readonly kind: "sms"; readonly recipient: string; readonly body: string };

/**
 * Queues a message within a transaction. It is sent if the transaction commits. The queue only stores its ID. Subjects
 * are converted to a single line.
 */
export async function queueMessage(transaction: Database, message: Message): Promise<void> {
  const [queued] = await transaction.insert(outbox).values(inOneLine(message)).returning({ id: outbox.id });
  if (!queued) throw new Error("A message was written but not returned.");
  await enqueue(transaction, "outbox", queued.id, {});
}

function inOneLine(message: Message): Message {
  return message.kind === "mail" ? { ...message, subject: toSingleLine(message.subject) } : message;
}
