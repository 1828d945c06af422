import type { consentStates } from "@portico/contract/features/offline/consents.schemas";
import type { consentRequests } from "../../../db/schema/index.ts";

type Request = Pick<
  typeof consentRequests.$inferSelect,
  "answer" | "withdrawnDate" | "replacedDate" | "expiresDate"
>;

/** The state of a consent request. */
export function consentStateOf(
  { answer, withdrawnDate, replacedDate, expiresDate }: Request,
  { isLatest, now }: { readonly isLatest: boolean; readonly now: Date },
): (typeof consentStates)[number] {
  if (withdrawnDate) return "Withdrawn";
  if (replacedDate) return "Replaced";
  if (answer === "agreed") return "Agreed";
  if (answer === "declined") return "Declined";
  if (!isLatest) return "Replaced";
  return expiresDate <= now ? "Expired" : "Waiting";
}
