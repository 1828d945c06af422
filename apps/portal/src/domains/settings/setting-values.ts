import type { Setting, SettingEditor } from "@portico/contract/features/settings/settings.schemas";
import { limitedMessages, messageLimitNames } from "@portico/contract/schemas/message-limits";
import { formatDate, formatNumber } from "@portico/ui/format";
import { settingMessages as texts } from "../../messages/settings.ts";

type Entry = Readonly<Record<string, unknown>>;

/** The values of a setting's form. */
export interface SettingValues {
  value: unknown;
}

/** The value of a setting as its form has it. */
export function toFormValue(editor: SettingEditor, value: unknown): unknown {
  switch (editor) {
    case "holidays":
      return entriesOf(value).toSorted((a, b) => String(a.date).localeCompare(String(b.date)));
    case "partners":
      // React Hook Form uses `id` of a list's entries itself.
      return entriesOf(value).map(({ id, ...rest }) => ({ shortName: id, ...rest }));
    case "headers":
    case "statusWords":
      return typeof value === "object" && value !== null
        ? Object.entries(value).flatMap(([column, headers]) =>
            (Array.isArray(headers) ? headers : []).map((header) => ({ column, header })),
          )
        : [];
    default:
      return value;
  }
}

/** The value of a form as the server takes it. */
export function fromFormValue(editor: SettingEditor, value: unknown): unknown {
  if (editor === "partners") {
    return entriesOf(value).map(({ shortName, ...rest }) => ({ id: shortName, ...rest }));
  }
  if (!hasWordsByValue(editor)) return value;
  const headers: Record<string, unknown[]> = {};
  for (const { column, header } of entriesOf(value)) {
    headers[String(column)] = [...(headers[String(column)] ?? []), header];
  }
  return headers;
}

/** Whether a setting has words by value: header names by column, or words by status. */
function hasWordsByValue(editor: SettingEditor): boolean {
  return editor === "headers" || editor === "statusWords";
}

/** The field of an error as the form names it. `value` is the form's value. */
export function toFormField(editor: SettingEditor, name: string, value: unknown): string {
  if (editor === "partners") return name.replace(/\.id$/, ".shortName");
  return hasWordsByValue(editor) ? toHeaderField(name, entriesOf(value)) : name;
}

/** The row that the server calls `value.carrier.1`: the second one with the column `carrier`. */
function toHeaderField(name: string, rows: readonly Entry[]): string {
  const [, column, index] = /^value\.([^.]*)(?:\.(\d+))?$/.exec(name) ?? [];
  const ofColumn = [...rows.keys()].filter((row) => rows[row]?.column === column);
  const row = index === undefined ? ofColumn.at(-1) : ofColumn[Number(index)];
  if (row === undefined) return name;
  return `value.${row}.${index === undefined ? "column" : "header"}`;
}

/** A value as lines of text. */
export function describeValue(editor: Setting["editor"], value: unknown): readonly string[] {
  if (value === null || value === undefined || value === "") return [texts.empty];
  if (typeof value === "boolean") return [value ? texts.yes : texts.no];
  if (typeof value !== "object") return [String(value)];
  if (editor === "messageLimits") return Object.entries(value).map(describeLimits);
  const lines = Array.isArray(value)
    ? value.map((entry) => (typeof entry === "object" ? describeEntry(editor, entry) : String(entry)))
    : Object.entries(value).map(([name, inner]) => `${name}: ${[inner].flat().join(", ")}`);
  return lines.length > 0 ? lines : [texts.empty];
}

function describeLimits([kind, limits]: [string, unknown]): string {
  const { noun } = Object.entries(limitedMessages).find(([name]) => name === kind)?.[1] ?? { noun: kind };
  const counts: Entry = typeof limits === "object" && limits !== null ? { ...limits } : {};
  const shown = messageLimitNames.flatMap((name) =>
    typeof counts[name] === "number" ? [texts.messageLimits.of[name](formatNumber(counts[name]))] : [],
  );
  return `${kindName(noun)}: ${shown.join(", ")}`;
}

/** What messages of a kind are called, as a label. */
export function kindName(noun: string): string {
  return noun.slice(0, 1).toUpperCase() + noun.slice(1);
}

function describeEntry(editor: Setting["editor"], entry: Entry): string {
  if (editor === "holidays") return `${formatDate(String(entry.date))} ${entry.name}`;
  if (editor === "carrierLinks")
    return [`${entry.carrier}: ${entry.url}`, entry.logoUrl].filter(Boolean).join(", ");
  if (editor === "headers") return `${entry.column}: ${entry.header}`;
  if (editor === "roleTemplates")
    return `${entry.name}: ${[entry.roles, entry.claims].filter(Boolean).join("; ") || texts.empty}`;
  const { name, hostPrefix, logoUrl, accent, footer, hidesLoginLinks } = entry;
  const links = hidesLoginLinks === true && texts.partners.hidesLoginLinks;
  return [`${name} (${hostPrefix})`, logoUrl, accent, footer, links].filter(Boolean).join(", ");
}

/** The entries of a list in a form. */
export function entriesOf(value: unknown): readonly Entry[] {
  return Array.isArray(value) ? value : [];
}

/** The label of a field in an entry. The error summary names the entry, too. */
export function labels(entry: string, label: string) {
  return { label, errorLabel: `${entry}: ${label}` };
}
