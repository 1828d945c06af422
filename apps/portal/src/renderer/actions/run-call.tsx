import { request } from "../../api/client.ts";
import { createKeyHolder, type IdempotencyKeyHolder } from "../../api/idempotency-key.ts";
import { startedJobOf } from "../../api/job.ts";
import { isCallId } from "../../api/known-endpoints.ts";
import { actionMessages } from "../../messages/lists.ts";
import type { ActionRun } from "./action-kind.ts";
import { ActionProblem } from "./action-problem.ts";
import { FinishedJobDialog } from "./job-dialog.tsx";
import { pageParameters, rowsRequest } from "./rows-request.ts";

/** The key of what each button sent, until it is known what came of it. */
const idempotencyKeys = new WeakMap<object, IdempotencyKeyHolder>();

/** Makes a call immediately, and shows the progress of any job that it starts in a dialog. */
export async function runCall({ action, target, context, show }: ActionRun<"call">): Promise<void> {
  const { endpoint, label, success } = action;
  if (!isCallId(endpoint)) throw new ActionProblem(actionMessages.unknownEndpoint(label, endpoint));
  const rowsOptions = rowsRequest(endpoint, target, {}, { parameters: pageParameters(context) });
  const idempotencyKey = idempotencyKeys.get(action) ?? createKeyHolder();
  idempotencyKeys.set(action, idempotencyKey);
  try {
    const response = await request(endpoint, {
      ...rowsOptions,
      idempotencyKey: idempotencyKey.keyFor([endpoint, rowsOptions]),
      origin: context.origin,
    });
    idempotencyKey.settle();
    const jobId = await startedJobOf(response);
    if (jobId === undefined) return context.reportSuccess(success ?? actionMessages.done(label));
    show(<FinishedJobDialog action={action} jobId={jobId} context={context} onClose={() => show(null)} />);
  } catch (error) {
    idempotencyKey.settle(error);
    throw error;
  }
}
