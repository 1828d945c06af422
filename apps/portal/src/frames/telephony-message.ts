import { allows, type TelephonyMessage } from "@portico/contract";
import type { ResponseBody } from "@portico/contract/schemas";
import type { SessionUser } from "../session/token.ts";

/** The user of the telephony widget. */
export interface TelephonyUser {
  readonly user: Pick<SessionUser, "name" | "emailaddress" | "roles" | "claims">;
  /** Undefined if the account has no profile. */
  readonly contact: ResponseBody<"contacts.get"> | undefined;
  /** The id of the phone purpose for fax numbers. */
  readonly faxPurposeId: string | undefined;
}

/** Creates the message that is sent to the telephony widget (specification, part 2, sections 6 and 7). */
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
    role: allows("TelephonyAdmin", user) ? "super" : "agent",
  };
}
