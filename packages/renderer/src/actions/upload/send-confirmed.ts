import { errorFields } from "../../client/error-fields.ts";
import { errorMessage } from "../../client/error-message.ts";

type Query = Readonly<Record<string, string>>;

/** What the user chooses about a file. */
export interface FileChoice {
  /** The query parameter. */
  readonly name: string;
  /** The server's values. An empty one stands for a value that the user adds. */
  readonly values: readonly string[];
  /** What was chosen before. */
  readonly query: Query;
  /** Why the server asks. */
  readonly reason: string;
}

/** How the user is asked about a file. */
export interface FileQuestions {
  /** Asks the user with the server's message, and resolves to whether the user confirms. */
  readonly confirm: (text: string) => Promise<boolean>;
  /** Lets the user choose a value. Resolves to undefined if the user chooses none. */
  readonly choose: (choice: FileChoice) => Promise<string | undefined>;
  /** Whether the user can add a value for a query parameter. */
  readonly canAdd: (name: string) => boolean;
}

/** What `sendConfirmed` depends on. */
export interface ConfirmedRequest<Result> extends FileQuestions {
  /** Sends the file with a query. */
  readonly send: (query: Query) => Promise<Result>;
  readonly query: Query;
  /** The query parameters that confirm something, with their values (`CallEndpoint.confirmations`). */
  readonly confirmations?: Query | undefined;
  /** The query parameters that the user chooses (`CallEndpoint.choices`). */
  readonly choices?: readonly string[] | undefined;
}

/** The user didn't confirm an upload. The upload dialog says that it was canceled. */
export class NotConfirmedError extends DOMException {
  constructor() {
    super("", "AbortError");
  }
}

/**
 * Sends a file. If the server's response is a question, asks the user, and sends the file again with the answer.
 * @throws NotConfirmedError if the user doesn't confirm or choose
 */
export async function sendConfirmed<Result>(request: ConfirmedRequest<Result>): Promise<Result> {
  const { send, query, confirmations = {}, choices = [], confirm, choose, canAdd } = request;
  try {
    return await send(choices.length > 0 ? { ...query, asks: "true" } : query);
  } catch (error) {
    const errors = errorFields(error);
    const isAsked = (name: string) => errors[name] !== undefined && query[name] === undefined;
    const again = (answer: Query) => sendConfirmed({ ...request, query: { ...query, ...answer } });
    const choice = choices.find(isAsked);
    if (choice !== undefined) {
      const values = (errors[choice] ?? []).filter((value) => value !== "" || canAdd(choice));
      if (values.length === 0) throw error;
      const value = await choose({ name: choice, values, query, reason: errorMessage(error) });
      if (value === undefined) throw new NotConfirmedError();
      return again({ [choice]: value });
    }
    const [name, value] = Object.entries(confirmations).find(([each]) => isAsked(each)) ?? [];
    if (name === undefined || value === undefined) throw error;
    if (!(await confirm((errors[name] ?? []).join(" ")))) throw new NotConfirmedError();
    return again({ [name]: value });
  }
}
