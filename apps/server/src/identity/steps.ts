import { and, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { identitySteps } from "../db/schema/index.ts";
import { hashCode, newSecretCode } from "./codes.ts";

const minute = 60_000;

/**
 * What a code is for. `reset` is a link sent to the account's owner. `forced-reset` starts at a sign-in that requires a
 * new password, and only proves that the old one is known.
 */
export type StepKind = "second-factor" | "reset" | "forced-reset" | "confirm-factor";
/** A pending verification step. */
export type Step = typeof identitySteps.$inferSelect;

/** How long a step is valid. Sending a one-time code for it restarts the time. */
const lifetime: Record<StepKind, number> = {
  "second-factor": 5 * minute,
  "confirm-factor": 5 * minute,
  reset: 60 * minute,
  "forced-reset": 60 * minute,
};
/** The maximum lifetime of a step, however often a code is sent. */
const maxLifetime = 15 * minute;
/** How many one-time codes may be tried. */
export const maxTries = 5;

/** Creates a step. Only the hash of its code is stored. */
export async function createStep(
  transaction: Database,
  kind: StepKind,
  userId: string,
  now: Date,
): Promise<{ id: string; code: string }> {
  const code = newSecretCode();
  const [step] = await transaction
    .insert(identitySteps)
    .values({
      kind,
      userId,
      codeHash: hashCode(code),
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetime[kind]),
    })
    .returning({ id: identitySteps.id });
  if (!step) throw new Error("A step was written but not returned.");
  return { id: step.id, code };
}

/** The open step of a code. Not locked: consume it before relying on it. */
export async function findStep(
  database: Database,
  kinds: readonly StepKind[],
  code: string,
  now: Date,
): Promise<Step | undefined> {
  const [step] = await database
    .select()
    .from(identitySteps)
    .where(
      and(eq(identitySteps.codeHash, hashCode(code)), inArray(identitySteps.kind, [...kinds]), isOpen(now)),
    );
  return step;
}

/** Whether a user has an open step of a kind. */
export async function hasOpenStep(
  transaction: Database,
  userId: string,
  kind: StepKind,
  now: Date,
): Promise<boolean> {
  const open = and(eq(identitySteps.userId, userId), eq(identitySteps.kind, kind), isOpen(now));
  return (await transaction.$count(identitySteps, open)) > 0;
}

/** The open step by which a user turns a second factor on. */
export async function findConfirmation(
  transaction: Database,
  userId: string,
  method: "email" | "sms",
  now: Date,
): Promise<Step | undefined> {
  const [step] = await transaction
    .select()
    .from(identitySteps)
    .where(
      and(
        eq(identitySteps.userId, userId),
        eq(identitySteps.kind, "confirm-factor"),
        eq(identitySteps.otpMethod, method),
        isOpen(now),
      ),
    );
  return step;
}

/** Counts an attempt and returns the current step. Undefined if no attempts are left. */
export async function countTry(transaction: Database, stepId: string, now: Date): Promise<Step | undefined> {
  const [step] = await transaction
    .update(identitySteps)
    .set({ tries: sql`${identitySteps.tries} + 1` })
    .where(and(eq(identitySteps.id, stepId), isOpen(now)))
    .returning();
  return step;
}

/** Consumes a step. Only one of several concurrent calls succeeds. */
export async function consumeStep(transaction: Database, stepId: string, now: Date): Promise<boolean> {
  const taken = await transaction
    .update(identitySteps)
    .set({ usedAt: now })
    .where(and(eq(identitySteps.id, stepId), isNull(identitySteps.usedAt), gt(identitySteps.expiresAt, now)))
    .returning({ id: identitySteps.id });
  return taken.length > 0;
}

/** Replaces the one-time code and extends the step. Attempts stay counted. */
export async function setOtp(
  transaction: Database,
  step: Pick<Step, "id" | "createdAt">,
  otp: { readonly otpMethod: "email" | "sms"; readonly otpHash: string },
  now: Date,
): Promise<boolean> {
  const end = Math.min(now.getTime() + lifetime["second-factor"], step.createdAt.getTime() + maxLifetime);
  const set = await transaction
    .update(identitySteps)
    .set({ ...otp, expiresAt: new Date(end) })
    .where(and(eq(identitySteps.id, step.id), isOpen(now)))
    .returning({ id: identitySteps.id });
  return set.length > 0;
}

/** Revokes the open steps of one kind, or all of them. */
export async function revokeSteps(transaction: Database, userId: string, kind?: StepKind): Promise<void> {
  await transaction
    .delete(identitySteps)
    .where(and(eq(identitySteps.userId, userId), kind && eq(identitySteps.kind, kind)));
}

function isOpen(now: Date) {
  return and(
    isNull(identitySteps.usedAt),
    gt(identitySteps.expiresAt, now),
    lt(identitySteps.tries, maxTries),
  );
}
