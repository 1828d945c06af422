import type { DeviceMatch } from "@portico/contract/features/offline/consents.schemas";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { consentRequests } from "../../../db/schema/index.ts";
import { addressGroup } from "../../../http/address-group.ts";
import { noAddress } from "../../../http/client-address.ts";
import { isStaffBrowser } from "../../../identity/browsers.ts";
import type { ConsentRequest, Visitor } from "./consent-request.ts";

/**
 * What an answer has in common with the senders of its application's requests (decisions, 56). Everyone who sent one
 * counts, since the newest request decides which link works, not who may not sign. So do browsers in which anyone of
 * the agency signed in.
 * @returns null if nothing is known to match, and the address of the request's own sender or of the visitor is unknown
 */
export async function matchDevice(
  transaction: Database,
  request: ConsentRequest,
  { ipAddress, browser }: Visitor,
  now: Date,
): Promise<DeviceMatch | null> {
  const senders = await transaction
    .select({ address: consentRequests.senderIpAddress, browser: consentRequests.senderBrowser })
    .from(consentRequests)
    .where(eq(consentRequests.applicationId, request.applicationId));
  const isSameAddress = senders.some(({ address }) => isSameNetwork(address, ipAddress));
  const isSameBrowser =
    browser !== null &&
    (senders.some((sender) => sender.browser === browser) ||
      (await isStaffBrowser(transaction, browser, now)));
  if (isSameAddress) return isSameBrowser ? "both" : "address";
  if (isSameBrowser) return "browser";
  return isKnown(request.senderIpAddress) && isKnown(ipAddress) ? "none" : null;
}

/** Whether a match means that the applicant used a device or a network of the agency. */
export function isAgentDevice(match: DeviceMatch | null): boolean {
  return match !== null && match !== "none";
}

function isSameNetwork(one: string | null, other: string): boolean {
  return isKnown(one) && isKnown(other) && networkOf(one) === networkOf(other);
}

/** The server's own machine has an IPv4 and an IPv6 address. */
function networkOf(address: string): string {
  return address === "::1" || address.startsWith("127.") ? "loopback" : addressGroup(address);
}

function isKnown(address: string | null): address is string {
  return address !== null && address !== noAddress;
}
