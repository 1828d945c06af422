import type { SecondFactorMethod } from "@portico/contract/features/identity.schemas";
import { signedIn } from "../../access/caller.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Database } from "../../db/database.ts";
import { Failure } from "../../errors/failure.ts";
import type { CheckedRequest } from "../../http/handler.ts";
import { type Account, lockAccount } from "../../identity/account.ts";
import type { Services } from "../../services/services.ts";

/** Somebody at work on their own second factors. */
export interface Owner {
  readonly userId: string;
  readonly address: string;
}

/** One of the ways to prove oneself besides the password. */
export type Factor = SecondFactorMethod;

/** Who asks. */
export function ownerOf({ caller, address }: Pick<CheckedRequest, "caller" | "address">): Owner {
  return { userId: signedIn(caller).userId, address };
}

/** Works on the owner's account, which is held meanwhile. */
export function withAccount<Result>(
  { database }: Pick<Services, "database">,
  { userId }: Owner,
  work: (transaction: Database, account: Account) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    const account = await lockAccount(transaction, userId);
    if (!account) throw accountIsGone();
    return work(transaction, account);
  });
}

/** The account behind a session that was removed meanwhile. */
export function accountIsGone(): Failure {
  return new Failure(401, "This account is not there any more.");
}

/** Writes what was done about a second factor. */
export function auditFactor(
  database: Database,
  { userId, address }: Owner,
  method: Factor,
  result: string,
): Promise<void> {
  return recordAudit(database, {
    category: "second-factor",
    createdBy: userId,
    data1: address,
    data2: method,
    result,
  });
}

/** A code that is not the right one. */
export function wrongOtp(text = "This code is wrong."): Failure {
  return new Failure(422, text, { otp: [text] });
}
