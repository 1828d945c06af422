import { createTransport } from "nodemailer";
import * as z from "zod";
import { NotSentError, type Send } from "./senders.ts";

const second = 1000;

/** Where mail goes, and from whom. */
export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  readonly from: string;
}

/** Sends mail by SMTP. A refusal of the server (5xx) is lasting, everything else may pass. */
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
  return async ({ id, recipient, subject, body }) => {
    try {
      await transport.sendMail({
        messageId: `<${id}@portico>`,
        // As an address of its own: a comma in it makes no second recipient.
        to: { name: "", address: recipient },
        subject: subject ?? "",
        text: body,
        headers: { "Auto-Submitted": "auto-generated" },
      });
    } catch (error) {
      const { code, answer } = faultSchema.parse(error);
      const said = answer === undefined ? `could not be reached (${code})` : `answered ${answer}`;
      throw new NotSentError(`The mail server ${said}.`, {
        // A refused password is a fault of the configuration: the message waits for it to be mended.
        isLasting: answer !== undefined && answer >= 500 && code !== "EAUTH",
      });
    }
  };
}

/** What is read of an error: Nodemailer's code, and the three digits that the server answered with. */
const faultSchema = z
  .object({ code: z.string().catch("unknown"), responseCode: z.number().optional().catch(undefined) })
  .catch({ code: "unknown", responseCode: undefined })
  .transform(({ code, responseCode }) => ({ code, answer: responseCode }));
