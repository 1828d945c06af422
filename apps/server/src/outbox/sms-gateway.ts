import { NotSentError, type Send } from "./senders.ts";

/** An HTTP gateway for SMS. */
export interface SmsGatewayOptions {
  readonly url: string;
  /** Sent as a bearer token. */
  readonly key?: string | undefined;
  /** The sender that recipients see. */
  readonly from?: string | undefined;
}

const timeout = 15_000;
/** Temporary errors: invalid key, timeout, too early, too many requests. */
const temporaryErrors = new Set([401, 403, 408, 425, 429]);

/** Sends SMS with a POST of `{ to, from, text }`. Other 4xx responses are permanent failures. */
export function smsGatewaySender({ url, key, from }: SmsGatewayOptions): Send {
  return async ({ id, recipient, body }) => {
    const response = await post(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": id,
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ to: recipient, ...(from !== undefined && { from }), text: body }),
      // Don't send the key elsewhere.
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const isPermanentError = response.status >= 400 && response.status < 500;
    throw new NotSentError(`The SMS gateway answered ${response.status}.`, {
      isPermanent: isPermanentError && !temporaryErrors.has(response.status),
    });
  };
}

async function post(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const why = error instanceof Error ? error.name : "Error";
    throw new NotSentError(`The SMS gateway could not be reached (${why}).`, { isPermanent: false });
  }
}
