import { safeFileName } from "@portico/contract";
import type { Database } from "../db/database.ts";
import { enqueue } from "../db/queues.ts";
import { outbox } from "../db/schema/index.ts";
import { toSingleLine } from "./mail-text.ts";

/** A file to attach to an email. */
export interface MailAttachment {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

interface Mail {
  readonly kind: "mail";
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly attachment?: MailAttachment;
}

/** An email or SMS. */
export type Message = Mail | { readonly kind: "sms"; readonly recipient: string; readonly body: string };

/**
 * Queues a message within a transaction. It is sent if the transaction commits. The queue only stores its ID. Subjects
 * are converted to a single line.
 */
export async function queueMessage(transaction: Database, message: Message): Promise<void> {
  const [queued] = await transaction.insert(outbox).values(rowOf(message)).returning({ id: outbox.id });
  if (!queued) throw new Error("A message was written but not returned.");
  await enqueue(transaction, "outbox", queued.id, {});
}

function rowOf(message: Message): typeof outbox.$inferInsert {
  if (message.kind === "sms") return message;
  const { attachment, ...mail } = message;
  return {
    ...mail,
    subject: toSingleLine(mail.subject),
    attachment: attachment && {
      name: safeFileName(attachment.name),
      mediaType: attachment.mediaType,
      base64: Buffer.from(attachment.bytes).toString("base64"),
    },
  };
}
