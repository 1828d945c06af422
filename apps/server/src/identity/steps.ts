import { and, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { identitySteps } from "../db/schema/index.ts";
import { hashCode, newStepCode } from "./codes.ts";

const minute = 60_000;

/**
 * What a code stands for. A `reset` is a link that was sent to the account's owner; a `forced-reset` begins at a sign-in
 * that asks for a new password, and proves no more than that the old one is known.
 */
export type StepKind = "second-factor" | "reset" | "forced-reset" | "confirm-factor";
/** A step that was begun. */
export type Step = typeof identitySteps.$inferSelect;

/** How long a step lives; a one-time code that is sent for it begins the time anew, once or twice. */
const lifetime: Record<StepKind, number> = {
  "second-factor": 5 * minute,
  "confirm-factor": 5 * minute,
  reset: 60 * minute,
  "forced-reset": 60 * minute,
};
/** However often a code is sent anew, a step ends then. */
const maxLifetime = 15 * minute;
/** So many one-time codes are looked at. */
export const maxTries = 5;

/** Begins a step. Only the hash of its code is kept. */
export async function createStep(
  transaction: Database,
  kind: StepKind,
  userId: string,
  now: Date,
): Promise<{ id: string; code: string }> {
  const code = newStepCode();
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
  if (!step) throw new Error("A step was written and is not there.");
  return { id: step.id, code };
}

/** The step that a code stands for, while it can be taken. Not held: take it before relying on it. */
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

/** The open step of a user by which a second factor is being switched on. */
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

/** Counts a try, before it is looked at, and answers the step as it is now; undefined where no try is left. */
export async function countTry(transaction: Database, stepId: string, now: Date): Promise<Step | undefined> {
  const [step] = await transaction
    .update(identitySteps)
    .set({ tries: sql`${identitySteps.tries} + 1` })
    .where(and(eq(identitySteps.id, stepId), isOpen(now)))
    .returning();
  return step;
}

/** Takes a step: of any number of takers at once, one. */
export async function consumeStep(transaction: Database, stepId: string, now: Date): Promise<boolean> {
  const taken = await transaction
    .update(identitySteps)
    .set({ usedAt: now })
    .where(and(eq(identitySteps.id, stepId), isNull(identitySteps.usedAt), gt(identitySteps.expiresAt, now)))
    .returning({ id: identitySteps.id });
  return taken.length > 0;
}

/** Puts a one-time code in the place of the last, with time to type it. The tries stay counted. */
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

/** Makes the open steps of one kind, or of all, worth nothing. */
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
