import { call, list, rowFields } from "@portico/endpoints";

/** The sections of the settings. Entries that are not known settings are in the last one. */
export const settingSections = [
  "Branding",
  "Business",
  "Email and SMS",
  "Login page",
  "Logs",
  "Marketing",
  "Marketplace",
  "Offline applications",
  "Personal data",
  "Portal",
  "Quotes",
  "Telephony",
  "Theme",
  "Uploads",
  "Users",
  "Other entries",
] as const;

/** The maximum size of a logo, in bytes. */
export const maxLogoBytes = 2 * 1024 * 1024;

const access = "administrator";
const path = "/GeneralConfig/settings";

/** All known settings with their values and defaults, and the other configuration entries. */
export const settingsEndpoints = {
  "settings.list": list({
    path,
    access,
    summary:
      "All known settings with their values and defaults, and the other configuration entries. Never returns the values of secrets.",
    noun: { one: "setting", other: "settings" },
    fileName: "settings",
    fields: {
      ...rowFields,
      section: { label: "Section", sortable: true },
      label: { label: "Setting", sortable: true },
      name: { label: "Name", sortable: true },
      description: { label: "What it does" },
      value: { label: "Value" },
      defaultValue: { label: "Default" },
      isKnown: { label: "Known setting", format: "yesNo" },
      isChanged: { label: "Changed", format: "yesNo", sortable: true },
      isSecret: { label: "Secret", format: "yesNo", sortable: true },
      updatedBy: { label: "Changed by" },
      updatedDate: { label: "Changed on", format: "dateTime", sortable: true },
    },
    filters: {
      section: { kind: "choice", values: settingSections },
      label: { kind: "text" },
      name: { kind: "text" },
      isChanged: { kind: "yesNo" },
    },
    searchable: ["label", "name", "description"],
    sort: "section,label",
  }),
  "settings.get": call({
    method: "GET",
    path: `${path}/:id`,
    access,
    summary: "Returns a setting with its editor, its value and its latest changes.",
  }),
  "settings.set": call({
    method: "PUT",
    path: `${path}/:id`,
    access,
    isVersioned: true,
    summary: "Sets the value of a known setting.",
  }),
  "settings.reset": call({
    method: "DELETE",
    path: `${path}/:id`,
    access,
    isVersioned: true,
    summary: "Resets a known setting to its default.",
  }),
  "settings.restore": call({
    method: "POST",
    path: `${path}/:id/restore`,
    access,
    isVersioned: true,
    summary: "Restores the value that a setting had after an earlier change, as a new change.",
  }),
  "settings.uploadLogo": call({
    method: "POST",
    path: "/GeneralConfig/logos",
    access,
    summary:
      "Stores a PNG, JPEG or WebP logo and returns its path on this site. The image is reduced if necessary and re-encoded.",
    upload: { field: "file", maxBytes: maxLogoBytes },
  }),
  "settings.logo": call({
    method: "GET",
    path: "/GeneralConfig/logos/:logoId",
    access: "anyone",
    summary: "Returns an uploaded logo as WebP.",
  }),
};
