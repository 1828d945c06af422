import { allows, type EntryCode, entriesOf } from "@portico/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import type { Database } from "../../db/database.ts";
import { genericEntries, offlineApplications } from "../../db/schema/index.ts";
import { Failure, notFound } from "../../errors/failure.ts";
import { requireCurrentVersion } from "../../feature/require-current-version.ts";
import { assignedTo } from "../../feature/work/assign.ts";
import { changeStatus, requireStatus } from "../../feature/work/change-status.ts";
import { joinNames } from "../../feature/work/unchangeable-rows.ts";
import { among, visible, type WorkContext } from "../../feature/work/work.ts";
import { validationFailure } from "../../http/validation.ts";
import { entryId } from "../../reference/seed.ts";
import type { Services } from "../../services/services.ts";

type Status = EntryCode<"offlineStatus">;

/** The statuses that may follow each status (decisions, 19). */
const nextStatuses: Readonly<Record<Status, readonly Status[]>> = {
  NEW: ["ASG", "SUB", "VOID"],
  ASG: ["ASG", "SUB", "VOID"],
  SUB: [],
  VOID: [],
};

const statuses = entriesOf("offlineStatus").map((entry) => ({
  ...entry,
  id: entryId("offlineStatus", entry.code),
}));

/** Who can assign applications (decisions, 29). */
const assignAccess = "agent admin.OfflineApp";

interface ApplicationChange {
  readonly services: Services;
  readonly ids: readonly string[];
  readonly statusId: string;
  /** Required for Assigned. */
  readonly agentId?: string | undefined;
  /** The marketplace's ID. Required for Submitted. */
  readonly applicationId?: string | undefined;
  readonly comment?: string | undefined;
}

/**
 * Assigns, submits or voids all of these applications, or none.
 * @returns the updated rows
 * @throws Failure 403 if the caller may not assign, 404, 409 with the reason, 422
 */
export async function changeApplications(
  transaction: Database,
  work: WorkContext,
  caller: Caller,
  { services, ids, statusId, agentId, applicationId, comment }: ApplicationChange,
) {
  await requireStatus(transaction, work, statusId);
  const to = await codeOf(transaction, statusId);
  requireOnly(to, { agentId, applicationId });
  if (to === "ASG" && !allows(assignAccess, caller))
    throw new Failure(403, "Only users with the claim admin.OfflineApp can assign applications.");
  if (to === "SUB" && ids.length !== 1)
    throw new Failure(409, "Nothing was changed. Submit one application at a time: each has its own ID.");
  const assignment = agentId === undefined ? undefined : await assignedTo(transaction, agentId);
  if (agentId !== undefined && assignment === undefined)
    throw validationFailure("body", { agentId: ["This agent doesn't exist. Choose one from the list."] });
  await requireAllowed(transaction, work, caller, { ids, to });
  const { rows } = await changeStatus(transaction, work, caller, {
    services,
    ids,
    statusId,
    comment: comment || assignment,
    set: {
      ...(agentId !== undefined && { agentId }),
      ...(applicationId !== undefined && { marketplaceId: applicationId }),
    },
  });
  return rows;
}

/** The code of a status. Undefined if it has been added. */
async function codeOf(transaction: Database, statusId: string): Promise<Status | undefined> {
  const [entry] = await transaction
    .select({ code: genericEntries.code })
    .from(genericEntries)
    .where(eq(genericEntries.id, statusId));
  return statuses.find(({ code }) => code === entry?.code)?.code;
}

/** @throws Failure 422 if the agent or the marketplace ID is missing, or sent with another status */
function requireOnly(
  to: Status | undefined,
  { agentId, applicationId }: Pick<ApplicationChange, "agentId" | "applicationId">,
): void {
  const errors = {
    ...(to === "ASG" && !agentId && { agentId: ["Choose an agent"] }),
    ...(to !== "ASG" && agentId && { agentId: ["Only for the status Assigned"] }),
    ...(to === "SUB" && !applicationId && { applicationId: ["Enter the marketplace application ID"] }),
    ...(to !== "SUB" && applicationId && { applicationId: ["Only for the status Submitted"] }),
  };
  if (Object.keys(errors).length > 0) throw validationFailure("body", errors);
}

interface Transition {
  readonly ids: readonly string[];
  readonly to: Status | undefined;
}

/** Locks the applications. @throws Failure 409 that names those that can't get the status */
async function requireAllowed(
  transaction: Database,
  work: WorkContext,
  caller: Caller,
  { ids, to }: Transition,
): Promise<void> {
  const rows = await transaction
    .select({ statusId: offlineApplications.statusId, name: offlineApplications.fullName })
    .from(offlineApplications)
    .where(and(among(work, ids), visible(work, caller)))
    .orderBy(offlineApplications.id)
    .for("no key update");
  const refused = rows.filter(({ statusId }) => !isAllowed(statusId, to));
  if (refused.length === 0) return;
  const [first] = refused;
  const from = statuses.find(({ id }) => id === first?.statusId);
  const alike = refused.filter(({ statusId }) => statusId === first?.statusId);
  const names = joinNames(
    alike.length,
    alike.map(({ name }) => name),
  );
  throw new Failure(409, `Nothing was changed. ${names} ${reasonOf(from, alike.length)}`);
}

function isAllowed(from: string, to: Status | undefined): boolean {
  const status = statuses.find(({ id }) => id === from);
  return to !== undefined && (!status || nextStatuses[status.code].includes(to));
}

/** `is Void, which is final.` */
function reasonOf(from: (typeof statuses)[number] | undefined, count: number): string {
  const are = count === 1 ? "is" : "are";
  const next = statuses.filter(({ code }) => from && nextStatuses[from.code].includes(code));
  if (!from || next.length === 0) return `${are} ${from?.name ?? "in another status"}, which is final.`;
  return `${are} ${from.name} and can only become ${next.map(({ name }) => name).join(" or ")}.`;
}

/**
 * Locks an application and compares its version.
 * @throws Failure 404, 412 for a version conflict
 */
export async function requireCurrentApplication(
  transaction: Database,
  work: WorkContext,
  caller: Caller,
  { id, expectedVersion }: { readonly id: string; readonly expectedVersion: number | undefined },
): Promise<void> {
  const [found] = await transaction
    .select({ version: offlineApplications.version })
    .from(offlineApplications)
    .where(and(eq(offlineApplications.id, id), sql`${visible(work, caller)}`))
    .for("no key update");
  if (!found) throw notFound("This application");
  await requireCurrentVersion(transaction, work.list, caller, {
    id,
    expectedVersion,
    version: found.version,
  });
}
