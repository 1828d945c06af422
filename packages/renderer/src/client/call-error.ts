/** Why a request failed. Its message has no URL, which may include a person's name. */
export class CallError extends Error {
  override readonly name = "CallError";
  /** The response, if there was one. Its body is read. */
  readonly response: Pick<Response, "status" | "statusText" | "headers"> | undefined;
  /** The body of the response: parsed JSON, or a text. */
  readonly body: unknown;
  /** Whether the server took too long to respond. */
  readonly isTimeout: boolean;

  constructor(
    message: string,
    {
      response,
      body,
      cause,
      isTimeout = false,
    }: Partial<Pick<CallError, "response" | "body" | "cause" | "isTimeout">> = {},
  ) {
    super(message, { cause });
    this.response = response;
    this.body = body;
    this.isTimeout = isTimeout;
  }

  /** The HTTP status. Undefined if there was no response. */
  get status(): number | undefined {
    return this.response?.status;
  }
}
