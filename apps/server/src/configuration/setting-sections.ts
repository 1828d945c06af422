import type { settingSections } from "@portico/contract/features/settings/settings";

/** The section of each group of settings. */
const sectionOf: Readonly<Record<string, (typeof settingSections)[number]>> = {
  brand: "Branding",
  business: "Business",
  ede: "Marketplace",
  leadUploads: "Uploads",
  links: "Login page",
  logs: "Logs",
  marketing: "Marketing",
  marketplace: "Marketplace",
  messages: "Email and SMS",
  offlineApplications: "Offline applications",
  personalData: "Personal data",
  policyUploads: "Uploads",
  portal: "Portal",
  quotes: "Quotes",
  telephony: "Telephony",
  theme: "Theme",
  users: "Users",
};

/** The section of a group of entries. */
export function sectionOfGroup(group: string): (typeof settingSections)[number] {
  return (Object.hasOwn(sectionOf, group) ? sectionOf[group] : undefined) ?? "Other entries";
}
