import type { ActionRun } from "../action-kinds/action-kind.ts";
import { countOf } from "../action-kinds/target.ts";
import { errorMessage } from "../client/error-message.ts";
import { findCall } from "../client/find-endpoint.ts";
import { createKeyHolder, type IdempotencyKeyHolder } from "../client/idempotency-key.ts";
import { startedJobOf } from "../client/job.ts";
import { lookupQuery } from "../filter-lookups.ts";
import { actionMessages } from "../messages/lists.ts";
import { pageMessages } from "../messages/page.ts";
import { ActionProblem } from "./action-problem.ts";
import { describeTarget } from "./describe-target.ts";
import { failureText } from "./failure-text.ts";
import { promisedBy } from "./follow-up/promised-by.ts";
import { FinishedJobDialog } from "./job-dialog.tsx";
import { pageParameters, rowsRequest } from "./rows-request.ts";
import { undoIdOf } from "./undo-offer.ts";

/** The idempotency key of each button's request, until its outcome is known. */
const keyHolders = new WeakMap<object, IdempotencyKeyHolder>();

/**
 * Sends a request. If it starts a job, a dialog shows the progress. If it sets a status that promises something, a dialog
 * asks when, and sends it.
 */
export async function runCall(run: ActionRun<"call">): Promise<void> {
  const { action, choice, target, context, show } = run;
  const { endpoint, label, values, picker, success, failure } = action;
  const texts = actionMessages(context.messages);
  const found = findCall(context.client, endpoint);
  if (!found) throw new ActionProblem(texts.unknownEndpoint(label, endpoint));
  const promise = await promiseOf(run);
  if (promise) {
    const { PickedStatusDialog } = await import("./dialogs.ts");
    const close = () => show(null);
    return show(<PickedStatusDialog {...{ action, target, context, ...promise }} onClose={close} />);
  }
  const fields = { ...values, ...(picker && choice !== undefined && { [picker.field]: choice }) };
  const rowsOptions = rowsRequest(found, target, fields, { parameters: pageParameters(context) });
  const keyHolder = keyHolders.get(action) ?? createKeyHolder();
  keyHolders.set(action, keyHolder);
  try {
    const response = await context.client.request(endpoint, {
      ...rowsOptions,
      idempotencyKey: keyHolder.keyFor([endpoint, rowsOptions]),
      origin: context.origin,
    });
    keyHolder.settle();
    const undoId = await undoIdOf(context.client, found, response);
    const jobId = await startedJobOf(response);
    if (jobId === undefined) {
      const detail = countOf(target) > 0 ? texts.doneTo(label, describeTarget(target, context)) : undefined;
      return context.reportSuccess(success ?? texts.done(label), { detail, undoId });
    }
    show(<FinishedJobDialog action={action} jobId={jobId} context={context} onClose={() => show(null)} />);
  } catch (error) {
    keyHolder.settle(error);
    if (failure === undefined) throw error;
    const reason = errorMessage(error, pageMessages(context.messages));
    throw new ActionProblem(failureText(failure, reason), { cause: error });
  }
}

/** Returns the picked status and its options if it promises something that the call can add a follow-up about. */
async function promiseOf({ action, choice, context, queries }: ActionRun<"call">) {
  const { endpoint, picker } = action;
  const { client, origin } = context;
  if (picker?.field !== "statusId" || choice === undefined) return undefined;
  if (!findCall(client, endpoint)?.takesFollowUp) return undefined;
  const { lookup: options, params: optionParams } = picker.options;
  const query = lookupQuery(client, { options, ...(optionParams && { optionParams }) }, {}, origin);
  const statuses = await queries.fetchQuery(query);
  const status = statuses.find(({ id }) => id === choice);
  return promisedBy(status, { client, endpoint }) && { statuses, choice };
}
