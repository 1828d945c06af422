import type { TelephonyMessage } from "@portico/contract";
import type { AnswerOf } from "@portico/contract/schemas";
import type { SessionUser } from "../session/token.ts";

/** What is known of the person who makes the calls. */
export interface TelephonyUser {
  readonly user: Pick<SessionUser, "name" | "emailaddress" | "claims">;
  /** Undefined where the account has no profile. */
  readonly contact: AnswerOf<"contacts.get"> | undefined;
  /** The purpose that marks a fax number. */
  readonly faxPurposeId: string | undefined;
}

/** What the telephony widget is told (specification, part 2, sections 6 and 7). */
export function telephonyMessage(
  { user, contact, faxPurposeId }: TelephonyUser,
  token: string,
): TelephonyMessage {
  const [firstWord = "", ...otherWords] = user.name.split(" ");
  const isFax = ({ purposes }: { purposes: readonly { purposeId: string }[] }) =>
    purposes.some(({ purposeId }) => purposeId === faxPurposeId);
  const phones = contact?.phones ?? [];
  return {
    type: "session",
    token,
    identity: user.emailaddress,
    name: contact?.firstName ?? firstWord,
    lastName: contact?.lastName ?? otherWords.join(" "),
    phone: phones.find((phone) => !isFax(phone))?.phone ?? "",
    fax: phones.find(isFax)?.phone ?? "",
    email: contact?.emails[0]?.email ?? user.emailaddress,
    role: user.claims.some((claim) => claim.toLowerCase() === "telephonyadmin") ? "super" : "agent",
  };
}
