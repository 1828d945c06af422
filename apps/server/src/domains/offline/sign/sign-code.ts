import type { Language } from "@portico/public/sign";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { consentRequests } from "../../../db/schema/index.ts";
import { hashOtp, isSameHash, newOtp } from "../../../identity/codes.ts";
import type { SigningKey } from "../../../identity/signing-key.ts";
import { type OutboxServices, queueMessage } from "../../../outbox/queue-message.ts";
import { auditConsent, type ConsentRequest } from "./consent-request.ts";

const second = 1000;
/** How long a code can be entered. */
const lifetime = 5 * 60 * second;
/** The minimum time between two codes. */
const pause = 60 * second;
/** How often each code can be tried. */
const maxTries = 5;
/** The maximum number of codes for one request. */
const maxCodes = 5;

/** A code that must be entered before the consent is signed, and why it wasn't accepted yet. */
export interface CodeNeeded {
  /** The last four digits of the phone that it is sent to. */
  readonly phoneEnd: string;
  /** Undefined if it was just sent. `ended`: too old, or tried too often. `usedUp`: no more can be sent. */
  readonly problem?: "wrong" | "ended" | "tooSoon" | "usedUp";
}

/** How codes are made and sent. */
export interface CodeSending {
  readonly signingKey: SigningKey;
  readonly brand: string;
  readonly language: Language;
  readonly now: Date;
  readonly outbox: OutboxServices;
  /** The applicant's address. */
  readonly address: string;
}

const messages = {
  en: (brand: string, code: string) =>
    `${code} is your code to sign the consent of ${brand}. It expires in 5 minutes. Enter it yourself, and don't share it with anyone, not even your agent.`,
  es: (brand: string, code: string) =>
    `${code} es su código para firmar el consentimiento de ${brand}. Vence en 5 minutos. Escríbalo usted y no lo comparta con nadie, ni con su agente.`,
} as const;

/**
 * Sends a new code for a locked request, which replaces the one before, unless that was just sent.
 * @throws Failure 429 beyond a limit
 */
export async function sendSignCode(
  transaction: Database,
  request: ConsentRequest,
  { signingKey, brand, language, now, outbox, address }: CodeSending,
): Promise<CodeNeeded> {
  const phoneEnd = request.phone.slice(-4);
  const age = ageOf(request, now);
  if (age !== undefined && age >= 0 && age < pause) return { phoneEnd, problem: "tooSoon" };
  if (request.codesSent >= maxCodes) return { phoneEnd, problem: "usedUp" };
  const code = newOtp();
  await transaction
    .update(consentRequests)
    .set({
      codeHash: hashOf(signingKey, request, code),
      codeSentDate: now,
      codeTries: 0,
      codesSent: request.codesSent + 1,
    })
    .where(eq(consentRequests.id, request.id));
  await auditConsent(transaction, request.applicationId, "code sent");
  await queueMessage(transaction, outbox, {
    kind: "consent-code",
    causedBy: { address },
    about: `offline_applications/${request.applicationId}`,
    channel: "sms",
    recipient: request.phone,
    body: messages[language](brand, code),
  });
  return { phoneEnd };
}

/**
 * Checks a code of a locked request. An attempt is counted before it is checked, and a right code can't be used again.
 * @returns undefined if it is right
 */
export async function consumeSignCode(
  transaction: Database,
  request: ConsentRequest,
  code: string,
  { signingKey, now }: Pick<CodeSending, "signingKey" | "now">,
): Promise<CodeNeeded | undefined> {
  const phoneEnd = request.phone.slice(-4);
  const age = ageOf(request, now);
  if (request.codeHash === null || age === undefined || age >= lifetime || request.codeTries >= maxTries)
    return { phoneEnd, problem: "ended" };
  const isRight = isSameHash(request.codeHash, hashOf(signingKey, request, code));
  const codeTries = request.codeTries + 1;
  await transaction
    .update(consentRequests)
    .set({ codeTries, ...(isRight && { codeHash: null }) })
    .where(eq(consentRequests.id, request.id));
  if (isRight) return undefined;
  await auditConsent(transaction, request.applicationId, "refused: wrong code");
  return { phoneEnd, problem: codeTries < maxTries ? "wrong" : "ended" };
}

/** Milliseconds since the code was sent. Negative if the clock was set back since. */
function ageOf({ codeSentDate }: ConsentRequest, now: Date): number | undefined {
  return codeSentDate ? now.getTime() - codeSentDate.getTime() : undefined;
}

function hashOf(key: SigningKey, { id }: ConsentRequest, code: string): string {
  return hashOtp(key, `consent:${id}`, code);
}
