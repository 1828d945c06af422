import { defaultMessageLimits } from "@portico/contract/schemas/message-limits";
import { carrierSites } from "../reference/carriers.ts";
import { defaultTimeZone } from "../time/business-clock.ts";
import { brandSettings } from "./brand-settings.ts";
import { defaultRoleTemplates } from "./default-role-templates.ts";
import { federalHolidays } from "./federal-holidays.ts";
import {
  baseUrl,
  callIds,
  carrierLinks,
  days,
  digestMinutes,
  flag,
  frameToken,
  headers,
  holidays,
  type KnownSetting,
  messageLimits,
  openEnrollment,
  optionalUrl,
  revealCount,
  roleTemplates,
  statusWords,
  text,
  zone,
} from "./setting-types.ts";

const frameUrl = "URL of the embedded page. Empty for none.";
const tokenKind =
  "The token that the embedded page gets: narrow (ten minutes, listed calls only) or session.";
const tokenCalls = "The calls that a narrow token allows.";

const refuseFile =
  "If on, one row with an error refuses the whole file. If off, only the rows with errors are left out, and the result names them.";

/** Every setting by `group.key`. The defaults work on a single machine. */
export const knownSettings = {
  ...brandSettings,
  "business.organisation": text(
    "session",
    "",
    "Organization",
    "The organization. Empty if this deployment serves several.",
  ),
  "business.timeZone": zone(
    "session",
    defaultTimeZone,
    "Time zone",
    "The time zone for today's date, days off, and enrollment windows.",
  ),
  "business.holidays": holidays(
    "server",
    federalHolidays(2025, 2040),
    "Holidays",
    "Days without working hours. Time off requests don't count them. Default: the US federal holidays from 2025 to 2040.",
  ),
  "portal.debug": flag("session", false, "Debug dialogs", "Whether debug dialogs are available."),
  "portal.carrierLogosHostPrefix": text(
    "session",
    "localhost",
    "Host prefix for carrier logos",
    "Carrier logo links are shown on host names that start with this. Empty for never.",
  ),
  "portal.carrierLinks": carrierLinks(
    "session",
    carrierSites.map(([carrier, url]) => ({ carrier, url, logoUrl: "" })),
    "Carrier links",
    "Links to carriers' sites, which the dashboard shows with their logos. Without a logo, it shows the carrier's initials.",
  ),
  "portal.publicUrl": baseUrl(
    "server",
    "",
    "Public URL",
    "The base URL of links in email and SMS. Empty for the URL from the environment.",
  ),
  "marketing.url": optionalUrl("session", "/sandbox/marketing", "Marketing page", frameUrl),
  "marketing.redirectId": text(
    "session",
    "marketing",
    "Marketing redirect ID",
    "Empty to hide the Marketing link.",
  ),
  "marketing.token": frameToken("server", "narrow", "Marketing token", tokenKind),
  "marketing.calls": callIds("server", ["configuration.get"], "Marketing calls", tokenCalls),
  "telephony.url": optionalUrl("session", "/sandbox/telephony", "Telephony page", frameUrl),
  "telephony.token": frameToken("server", "narrow", "Telephony token", tokenKind),
  "telephony.calls": callIds("server", ["configuration.get"], "Telephony calls", tokenCalls),
  "marketplace.url": optionalUrl(
    "session",
    "/sandbox/marketplace",
    "Marketplace link",
    "The target of the Marketplace link.",
  ),
  "marketplace.base": optionalUrl(
    "session",
    "/sandbox/marketplace/api",
    "Marketplace API",
    "The base URL of the Marketplace API.",
  ),
  "marketplace.key": text("session", "sandbox", "Marketplace API key", "The Marketplace API's public key."),
  "marketplace.applications": optionalUrl(
    "server",
    "/sandbox/marketplace/applications",
    "Marketplace applications",
    "The base URL from which applications are fetched, and to which enrollments are submitted. Its key is in the environment.",
  ),
  "marketplace.openEnrollment": openEnrollment(
    "server",
    "",
    "Open enrollment",
    "The days of open enrollment by coverage year, such as 2027 2026-11-01/2026-12-15. Separate several with commas. Years that aren't listed have the federal days.",
  ),
  "policyUploads.headers": headers(
    "server",
    {},
    "Column headers",
    "Additional header names in carriers' files, by column.",
  ),
  "policyUploads.statuses": statusWords(
    "server",
    {},
    "Status words",
    "Additional words in carriers' files for policy statuses. They take precedence over the built-in words.",
  ),
  "policyUploads.refuseFile": flag("server", true, "Refuse files of policies with errors", refuseFile),
  "leadUploads.refuseFile": flag("server", true, "Refuse files of leads with errors", refuseFile),
  "applicationUploads.refuseFile": flag(
    "server",
    false,
    "Refuse files of application IDs with errors",
    refuseFile,
  ),
  "logs.retentionDays": days(
    "server",
    90,
    "Days to keep logs",
    "How many days log entries are stored. Older ones are deleted daily.",
  ),
  "offlineApplications.cardRetentionDays": days(
    "server",
    90,
    "Days to keep cards",
    "How many days the payment cards of offline applications are stored. Older ones are deleted daily.",
  ),
  "offlineApplications.refuseAgentDevice": flag(
    "server",
    false,
    "Refuse consent on the agent's device",
    "If on, applicants can't sign a consent in a browser of the agency or from the address of the agent who sent it. If off, they can, and the consent is marked. Before you turn this on, ask whoever runs the server to check TRUSTED_PROXIES: if it is wrong, every applicant may be refused.",
  ),
  "offlineApplications.consentCode": flag(
    "server",
    false,
    "Code by SMS for consent",
    "Whether applicants who sign a consent must enter a code that is sent to their phone.",
  ),
  "personalData.revealsPerHour": revealCount(
    "server",
    30,
    "Full numbers per user in an hour",
    "How many full numbers, such as Social Security numbers, one user can see in an hour. At the limit, users see when they can try again, and security administrators get an email.",
  ),
  "personalData.revealsPerDay": revealCount(
    "server",
    100,
    "Full numbers per user in 24 hours",
    "How many full numbers, such as Social Security numbers, one user can see in 24 hours.",
  ),
  "quotes.retentionDays": days(
    "server",
    365,
    "Days to keep quotes",
    "How many days quotes of leads and customers are stored. Older ones are deleted regularly. Consents to be called are kept for five years.",
  ),
  "messages.limits": messageLimits(
    "server",
    defaultMessageLimits,
    "Limits on email and SMS",
    "The most messages of each kind that are sent to one recipient in 24 hours, by one user in an hour, and by everyone in an hour. Once a limit is reached, nothing more is sent, and users see when they can try again.",
  ),
  "messages.digestMinutes": digestMinutes(
    "server",
    60,
    "Minutes between summary emails",
    "Approvers get an email at once for the first time off request. Later ones are sent together in one email after this many minutes. Many decisions on time off and many withdrawn consents are sent in the same way.",
  ),
  "users.roleTemplates": roleTemplates(
    "server",
    defaultRoleTemplates,
    "Role templates",
    "Roles and claims to choose from when a user is registered. They fill in the form, where they can be changed. Later changes of a template don't change users.",
  ),
  "ede.url": optionalUrl("session", "/sandbox/ede", "EDE link", "Target of the EDE link."),
} satisfies Record<string, KnownSetting>;

/** The name of a setting, `group.key`. */
export type SettingName = keyof typeof knownSettings;
/** The value of each setting. */
export type SettingValues = {
  readonly [Name in SettingName]: (typeof knownSettings)[Name]["defaultValue"];
};

const byName: Readonly<Record<string, KnownSetting>> = knownSettings;

/** The setting with this name, if it is known. */
export function knownSetting(group: string, key: string): KnownSetting | undefined {
  const name = `${group}.${key}`;
  return Object.hasOwn(byName, name) ? byName[name] : undefined;
}

/** The known keys of a group. Empty for other groups. */
export function knownKeys(group: string): string[] {
  return Object.keys(byName).flatMap((name) =>
    name.startsWith(`${group}.`) ? [name.slice(group.length + 1)] : [],
  );
}
