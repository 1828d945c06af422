import { errorFields } from "../../client/error-fields.ts";
import { uploadMessages as texts } from "../../messages/uploads.ts";

type Query = Readonly<Record<string, string>>;

/** What `sendConfirmed` depends on. */
export interface ConfirmedRequest<Result> {
  /** Sends the file with a query. */
  readonly send: (query: Query) => Promise<Result>;
  readonly query: Query;
  /** The query parameters that confirm something (`CallEndpoint.confirmations`). */
  readonly confirmations: readonly string[];
  /** Asks the user with the server's message, and resolves to whether the user confirms. */
  readonly ask: (text: string) => Promise<boolean>;
}

/** The user didn't confirm an upload. The upload dialog says that it was canceled. */
export class NotConfirmedError extends DOMException {
  constructor() {
    super(texts.cancelled, "AbortError");
  }
}

/**
 * Sends a file. If the server's answer is a question, asks the user, and sends the file again with the confirmation.
 * @throws NotConfirmedError if the user doesn't confirm
 */
export async function sendConfirmed<Result>(request: ConfirmedRequest<Result>): Promise<Result> {
  const { send, query, confirmations, ask } = request;
  try {
    return await send(query);
  } catch (error) {
    const errors = errorFields(error);
    const name = confirmations.find((each) => errors[each] && query[each] === undefined);
    if (name === undefined) throw error;
    if (!(await ask((errors[name] ?? []).join(" ")))) throw new NotConfirmedError();
    return sendConfirmed({ ...request, query: { ...query, [name]: "true" } });
  }
}
