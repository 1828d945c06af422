import { createTransport } from "nodemailer";
import * as z from "zod";
import { NotSentError, type Send } from "./senders.ts";

const second = 1000;

/** The mail server and sender. */
export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  readonly from: string;
}

/** Sends email by SMTP. 5xx responses are permanent failures. */
export function smtpSender({ url, from }: SmtpOptions): Send {
  const transport = createTransport(
    {
      url,
      connectionTimeout: 10 * second,
      greetingTimeout: 10 * second,
      dnsTimeout: 10 * second,
      socketTimeout: 30 * second,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return async ({ id, recipient, subject, body, attachment }) => {
    try {
      await transport.sendMail({
        messageId: `<${id}@portico>`,
        // As an address object, so that a comma doesn't add a recipient.
        to: { name: "", address: recipient },
        subject: subject ?? "",
        text: body,
        ...(attachment && {
          attachments: [
            {
              filename: attachment.name,
              contentType: attachment.mediaType,
              content: Buffer.from(attachment.base64, "base64"),
            },
          ],
        }),
        headers: { "Auto-Submitted": "auto-generated" },
      });
    } catch (error) {
      const { code, response } = faultSchema.parse(error);
      const outcome = response === undefined ? `could not be reached (${code})` : `answered ${response}`;
      throw new NotSentError(`The mail server ${outcome}.`, {
        // An authentication error is a configuration error: the message waits until it is fixed.
        isPermanent: response !== undefined && response >= 500 && code !== "EAUTH",
      });
    }
  };
}

/** Nodemailer's error code, and the server's three-digit response code. */
const faultSchema = z
  .object({ code: z.string().catch("unknown"), responseCode: z.number().optional().catch(undefined) })
  .catch({ code: "unknown", responseCode: undefined })
  .transform(({ code, responseCode }) => ({ code, response: responseCode }));
