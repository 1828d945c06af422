import { type RevealReason, revealReasons } from "@portico/contract";
import type { Caller } from "../access/caller.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Database } from "../db/database.ts";
import { lockLimit } from "../db/limit-lock.ts";
import { Failure } from "../errors/failure.ts";
import { Revealed } from "../http/revealed.ts";
import { senderOf } from "../identity/one-time-code.ts";
import { waitText } from "../outbox/limit-texts.ts";
import type { Services } from "../services/services.ts";
import { alertSecurityAdministrators } from "./alert-security-administrators.ts";
import {
  countReveal,
  findReachedLimit,
  limitLasts,
  numbersText,
  type ReachedLimit,
} from "./reveal-limits.ts";

/** Why a caller needs a full secret, from the body of the call. */
export interface RevealRequest {
  readonly reason: RevealReason;
  readonly explanation?: string | undefined;
}

/** What is revealed, for the audit log. */
export interface RevealSubject {
  /** The table and ID of the row: `offline_applications/…`. */
  readonly entity: string;
  /** Which of its secrets: `ssn`. */
  readonly secret: string;
}

/** Who is shown which secret, and why. */
interface Reveal<Body> extends RevealSubject, RevealRequest {
  readonly caller: Caller;
  /**
   * Reads the secret in the transaction that counts it.
   * @throws Failure 404 if the caller can't see it, which uses up nothing
   */
  readonly read: (transaction: Database) => Promise<Body>;
}

type RevealServices = Pick<Services, "database" | "clock" | "settings">;

/**
 * The only way to return a full secret, such as a Social Security number. Counts it for the caller's limits and records
 * who sees it and why before it is read, in one transaction. A refusal doesn't depend on whether the secret exists.
 * @throws Failure 429 beyond a limit, which is recorded, and emailed to the security administrators once until the
 * limit ends
 */
export async function revealValue<Body>(
  services: RevealServices,
  { caller, entity, secret, reason, explanation, read }: Reveal<Body>,
): Promise<Revealed<Body>> {
  const { database, clock } = services;
  const { revealLimits } = await services.settings();
  const sender = await senderOf(services);
  const { userId } = caller;
  const outcome = await database.transaction(async (transaction) => {
    await lockLimit(transaction, "reveals", userId);
    const now = clock.now();
    const reached = await findReachedLimit(transaction, { userId, limits: revealLimits, now });
    if (reached) {
      await alertSecurityAdministrators(transaction, services, { userId, reached, sender, now });
      return { reached };
    }
    await countReveal(transaction, userId, now);
    await recordAudit(transaction, {
      category: "reveal",
      createdBy: userId,
      data1: entity,
      data2: secret,
      result: `revealed: ${reasonText({ reason, explanation })}`,
    });
    return { body: await read(transaction) };
  });
  // Thrown after the commit, so that the alert is sent.
  if (outcome.reached) throw usedUp(outcome.reached);
  return new Revealed(outcome.body);
}

function reasonText({ reason, explanation }: RevealRequest): string {
  const label = revealReasons[reason];
  if (!explanation) return label;
  return `${label}: ${explanation}`;
}

function usedUp({ limit, count, wait }: ReachedLimit): Failure {
  return new Failure(
    429,
    `You've reached your limit of ${numbersText(count)} in ${limitLasts[limit].text}, so this number isn't shown. The security administrators were notified. Try again in ${waitText(wait)}.`,
    undefined,
    { retryAfter: Math.ceil(wait / 1000) },
  );
}
