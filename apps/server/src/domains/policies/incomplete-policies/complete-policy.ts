import { allows, endpoints } from "@portico/contract";
import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Caller } from "../../../access/caller.ts";
import { updateAudited } from "../../../audit/write-row.ts";
import type { Database } from "../../../db/database.ts";
import { lockLimit } from "../../../db/limit-lock.ts";
import { identifierKey } from "../../../db/schema/identifier-key.ts";
import { agents, incompletePolicies, policies } from "../../../db/schema/index.ts";
import { Failure, notFound } from "../../../errors/failure.ts";
import { requireCurrentVersion } from "../../../feature/require-current-version.ts";
import type { RequestOf } from "../../../http/handler.ts";
import { validationFailure } from "../../../http/validation.ts";
import type { BoundList } from "../../../lists/list.ts";
import { isListedFor } from "../../../lists/row-set.ts";
import { startCompleting } from "../policy-loading/complete-job.ts";
import { loadIncomplete } from "../policy-loading/incomplete-lines.ts";
import { tryUploadLock } from "../policy-loading/upload-lock.ts";

interface Completion extends Pick<RequestOf<"incompletePolicies.complete">, "body" | "expectedVersion"> {
  readonly id: string;
  readonly caller: Caller;
  /** `YYYY-MM-DD`, in the business time zone. */
  readonly today: string;
}

type IncompletePolicy = typeof incompletePolicies.$inferSelect;

const thisPolicy = "This incomplete policy";

/**
 * Adds an incomplete policy, with all its terms, to the policies.
 * @throws Failure 403 if the caller changes the agent and may not assign, 404, 409 if an upload is being loaded or two
 * policies have the number, 412 for a version conflict, 422 for an agent or a state that doesn't exist
 */
export async function completePolicy(
  transaction: Database,
  list: BoundList,
  { id, caller, body, expectedVersion, today }: Completion,
): Promise<{ policyId: string }> {
  // People wait for each other, but not for a file.
  await lockLimit(transaction, "incomplete-policies");
  if (!(await tryUploadLock(transaction)))
    throw new Failure(409, "A file of policies is being loaded. Try again when it has finished.");
  const [before] = await transaction
    .select()
    .from(incompletePolicies)
    .where(sql`${eq(incompletePolicies.id, id)} and ${isListedFor(list, caller)}`)
    .for("update");
  if (!before) throw notFound(thisPolicy);
  const { version } = before;
  await requireCurrentVersion(transaction, list, caller, { id, expectedVersion, version });
  await requireAgent(transaction, caller, { before: before.agentId, after: body.agentId });
  await requireOwnTerm(transaction, before, body.effectiveDate);
  const by = caller.userId;
  await updateAudited(transaction, {
    ...{ table: incompletePolicies, id, locked: before, by, category: "policy", result: "completed" },
    set: { ...body, firstName: body.firstName || null, state: body.state.toUpperCase() },
  });
  const { leftOut } = await loadIncomplete(transaction, sql`w.id = ${id}`, { by, today });
  const [problem] = leftOut;
  if (problem) throw new Failure(409, problem.reason ?? "");
  const [policy] = await transaction
    .select({ id: policies.id })
    .from(policies)
    .where(isNumbered(policies, before));
  if (!policy) throw new Error("A completed policy was not added.");
  await startCompleting(transaction, by);
  return { policyId: policy.id };
}

/** Whether a row has the number of a policy, in any spelling. */
function isNumbered(
  table: typeof policies | typeof incompletePolicies,
  { carrierId, policyNumber }: IncompletePolicy,
): SQL {
  return sql`${table.carrierId} = ${carrierId}
    and ${identifierKey(table.policyNumber)} = ${identifierKey(sql`${policyNumber}::text`)}`;
}

/** @throws Failure 422 if another row of the policy is of the term */
async function requireOwnTerm(
  transaction: Database,
  before: IncompletePolicy,
  effectiveDate: string,
): Promise<void> {
  const isOfTerm = eq(incompletePolicies.effectiveDate, effectiveDate);
  const others = await transaction.$count(
    incompletePolicies,
    and(isNumbered(incompletePolicies, before), isOfTerm, ne(incompletePolicies.id, before.id)),
  );
  if (others > 0)
    throw validationFailure("body", {
      effectiveDate: ["Another row of this policy has this effective date."],
    });
}

async function requireAgent(
  transaction: Database,
  caller: Caller,
  { before, after }: { readonly before: string | null; readonly after: string },
): Promise<void> {
  if (after.toLowerCase() === before) return;
  if (!allows(endpoints["policies.assign"].access, caller))
    throw new Failure(403, "You can't assign policies. Keep the agent, or ask an administrator.");
  const [agent] = await transaction.select({ id: agents.id }).from(agents).where(eq(agents.id, after));
  if (!agent)
    throw validationFailure("body", { agentId: ["This agent doesn't exist. Choose one from the list."] });
}
