import { errorFields, errorStatus, isOutcomeKnown, newIdempotencyKey } from "@portico/renderer/client";
import { request } from "../../../api/client.ts";

type Body = Readonly<Record<string, unknown>>;

/** An earlier submission of the form was accepted without its response, and the form was edited since. */
export class AlreadySubmitted extends Error {
  override name = "AlreadySubmitted";
  /** The application with what was sent first. */
  readonly applicationId: string;

  constructor(applicationId: string) {
    super(`The application ${applicationId} was already submitted.`);
    this.applicationId = applicationId;
  }
}

/**
 * Returns a function that submits a form and returns the application's ID. It creates one application even if a response
 * is lost and the form is edited: a submission without an answer may have been accepted, so later ones have its
 * idempotency key, and the server refuses another body if it has accepted the first.
 * @throws AlreadySubmitted if it did
 */
export function createSubmission(send: (body: Body, key: string) => Promise<string> = sendApplication) {
  let key = newIdempotencyKey();
  /** What was sent with this key, the newest first. */
  let sent: readonly Body[] = [];
  /** The server replays its response to the body that it has accepted. */
  const findAccepted = async (): Promise<string | undefined> => {
    for (const earlier of sent) {
      try {
        return await send(earlier, key);
      } catch (error) {
        if (!isOtherRequest(error)) throw error;
      }
    }
    return undefined;
  };
  return async (body: Body): Promise<string> => {
    try {
      return await send(body, key);
    } catch (error) {
      if (isOtherRequest(error) && sent.length > 0) {
        const accepted = await findAccepted();
        throw accepted === undefined ? error : new AlreadySubmitted(accepted);
      }
      if (isOutcomeKnown(error)) {
        key = newIdempotencyKey();
        sent = [];
      } else sent = [body, ...sent];
      throw error;
    }
  };
}

/** Whether the key was used for another body. The response to an invalid body names fields. */
function isOtherRequest(error: unknown): boolean {
  return errorStatus(error) === 422 && Object.keys(errorFields(error)).length === 0;
}

async function sendApplication(body: Body, idempotencyKey: string): Promise<string> {
  const response = await request("offlineApp.create", { body, idempotencyKey });
  const { id }: { id: string } = await response.json();
  return id;
}
