import type { SecondFactorMethod } from "@portico/contract/features/accounts/identity.schemas";
import { signedIn } from "../../../access/caller.ts";
import { recordAudit } from "../../../audit/record-audit.ts";
import type { Database } from "../../../db/database.ts";
import { Failure } from "../../../errors/failure.ts";
import type { CheckedRequest } from "../../../http/handler.ts";
import { type Account, lockAccount } from "../../../identity/account.ts";
import type { Services } from "../../../services/services.ts";

/** A user who changes their own second factors. */
export interface Owner {
  readonly userId: string;
  readonly address: string;
}

/** A type of second factor. */
export type Factor = SecondFactorMethod;

/** The user of a request. */
export function ownerOf({ caller, address }: Pick<CheckedRequest, "caller" | "address">): Owner {
  return { userId: signedIn(caller).userId, address };
}

/** Runs work on the user's locked account. */
export function withAccount<Result>(
  { database }: Pick<Services, "database">,
  { userId }: Owner,
  work: (transaction: Database, account: Account) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    const account = await lockAccount(transaction, userId);
    if (!account) throw accountNotFound();
    return work(transaction, account);
  });
}

/** The account behind the session was deleted. */
export function accountNotFound(): Failure {
  return new Failure(401, "This account no longer exists.");
}

/** Audits a change of a second factor. */
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

/** An incorrect code. */
export function wrongOtp(text = "Incorrect code."): Failure {
  return new Failure(422, text, { otp: [text] });
}
