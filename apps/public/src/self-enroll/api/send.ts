import { pathFromOrigin } from "@portico/contract";
import { quoteEndpoints } from "@portico/contract/features/quotes/quote";
import type { RequestBody, ResponseBody } from "@portico/contract/schemas";

/** A call of the quote tool. */
export type QuoteCall = keyof typeof quoteEndpoints;
/** The body of a call. */
export type BodyOf<Id extends QuoteCall> = RequestBody<Id>;

/** Parameters of the path, and the body. */
export interface CallInput<Id extends QuoteCall> {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: BodyOf<Id>;
}

/** Why a call failed: the visitor can correct the input, wait, or try again. */
export type FailureKind = "rejected" | "notFound" | "tooMany" | "unavailable" | "slow" | "offline";

/** A call that failed. */
export class CallFailure extends Error {
  override name = "CallFailure";
  readonly kind: FailureKind;
  constructor(kind: FailureKind) {
    super(kind);
    this.kind = kind;
  }
}

const timeout = 20_000;

/**
 * Makes a call.
 * @throws CallFailure, or the signal's reason
 */
export async function send<Id extends QuoteCall>(
  id: Id,
  { params = {}, body }: CallInput<Id>,
  signal?: AbortSignal,
): Promise<ResponseBody<Id>> {
  const endpoint = quoteEndpoints[id];
  const path = pathFromOrigin(endpoint, (name) => encodeURIComponent(params[name] ?? ""));
  const slow = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(path, {
      method: endpoint.method,
      signal: signal ? AbortSignal.any([signal, slow]) : slow,
      ...(body !== undefined && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) throw failureOf(response);
    return await responseOf(response);
  } catch (error) {
    if (error instanceof CallFailure || signal?.aborted) throw error;
    throw new CallFailure(slow.aborted ? "slow" : "offline");
  }
}

/** The JSON of a response. A call without an answer is sent as 204. */
async function responseOf(response: Response): ReturnType<Response["json"]> {
  return response.status === 204 ? null : response.json();
}

/** Messages of the server are in English, so the site has its own. */
function failureOf({ status }: Response): CallFailure {
  const kinds: Readonly<Record<number, FailureKind>> = {
    400: "rejected",
    404: "notFound",
    409: "rejected",
    422: "rejected",
    429: "tooMany",
  };
  return new CallFailure(kinds[status] ?? "unavailable");
}
