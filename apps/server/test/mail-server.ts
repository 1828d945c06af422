import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

/** A received email. */
export interface Arrived {
  readonly from: string;
  readonly to: readonly string[];
  /** The raw header and body. */
  readonly source: string;
}

/** An error with an SMTP response. */
export class SmtpRefusal extends Error {
  readonly responseCode: number;

  constructor(responseCode: number) {
    super(`Refused with ${responseCode}`);
    this.responseCode = responseCode;
  }
}

/** A mail server on this machine for one test. `refuse` can reject recipients. */
export async function startMailServer(
  refuse: (recipient: string) => SmtpRefusal | undefined = () => undefined,
) {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    onAuth: ({ username, password }, _session, done) => {
      if (username === "portico" && password === "right") done(null, { user: username });
      else done(new SmtpRefusal(535));
    },
    onRcptTo: ({ address }, _session, done) => done(refuse(address)),
    onData: (stream, { envelope }, done) => {
      text(stream).then((source) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        arrived.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
        done();
      }, done);
    },
  });
  // Ignore clients that disconnect.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${port}`, port, arrived };
}
