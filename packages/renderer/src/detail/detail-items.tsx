import { formatValue, type ValueOptions, valueAt } from "@portico/endpoints";
import { type ResolvedColumn, resolveColumn, type ScreenDetail } from "@portico/screens";
import type { NameValueItem } from "@portico/ui";
import { cellContent } from "../cell-content.tsx";
import type { ScreenClient } from "../client/screen-client.ts";
import type { IsPermitted } from "../use-permitted.ts";
import { contactOf } from "./contact.ts";
import { ContactValue } from "./contact-value.tsx";
import { type DetailResponse, detailFields } from "./detail-query.ts";

/** Returns the fields of a detail that the user may see. */
export function detailColumns(
  client: ScreenClient,
  detail: ScreenDetail,
  isPermitted: IsPermitted,
): readonly ResolvedColumn[] {
  const fields = detailFields(client, detail);
  return detail.fields.flatMap((declared) => resolveColumn(declared, fields) ?? []).filter(isPermitted);
}

/** Whether the response has a value of any field. */
export function hasValues(columns: readonly ResolvedColumn[], response: DetailResponse): boolean {
  return columns.some(({ field }) => !isEmpty(valueAt(response, field)));
}

/** Returns the fields without those that the heading of a row's page has. Phones and emails stay, for their buttons. */
export function withoutHeading(
  columns: readonly ResolvedColumn[],
  { titleField, personFields = [] }: Pick<ScreenDetail, "titleField" | "personFields">,
  response: DetailResponse,
): readonly ResolvedColumn[] {
  const inHeading = new Set([...personFields, titleField]);
  return columns.filter(
    (column) => !inHeading.has(column.field) || contactOf(column, response) !== undefined,
  );
}

/** Fields that share a heading. */
export interface FieldGroup {
  readonly title: string | undefined;
  readonly fields: readonly ResolvedColumn[];
}

/** Returns fields by their groups. Adjacent fields of the same group share a heading. */
export function fieldGroups(columns: readonly ResolvedColumn[]): readonly FieldGroup[] {
  const groups: { title: string | undefined; fields: ResolvedColumn[] }[] = [];
  for (const column of columns) {
    const last = groups.at(-1);
    if (last && last.title === column.group) last.fields.push(column);
    else groups.push({ title: column.group, fields: [column] });
  }
  return groups;
}

/** Returns the labels and formatted values of a row. */
export function detailItems(
  columns: readonly ResolvedColumn[],
  response: DetailResponse,
  id: string,
  dateOptions: ValueOptions = {},
): readonly NameValueItem[] {
  return columns.map((column) => {
    const contact = contactOf(column, response);
    return {
      name: column.header,
      value: contact ? (
        <ContactValue name={column.header} {...contact} />
      ) : (
        // Text isn't truncated here.
        cellContent({ ...column, truncate: undefined }, response, id, dateOptions)
      ),
    };
  });
}

/** Returns the name of a row: the formatted value of its title field. */
export function detailName(
  client: ScreenClient,
  detail: ScreenDetail,
  response: DetailResponse,
  dateOptions: ValueOptions,
): string {
  return detail.titleField === undefined
    ? ""
    : textOf(client, detail.titleField, detail, response, dateOptions);
}

/** Returns the heading of a row's details: 'Mary Jackson · FL-10417' if they name a person, or else 'Policy FL-10417'. */
export function detailHeading(
  client: ScreenClient,
  detail: ScreenDetail,
  response: DetailResponse,
  dateOptions: ValueOptions,
): string {
  const name = detailName(client, detail, response, dateOptions);
  const person = (detail.personFields ?? [])
    .map((field) => textOf(client, field, detail, response, dateOptions))
    .filter(Boolean)
    .join(" ");
  return person === "" ? `${detail.title} ${name}`.trim() : [person, name].filter(Boolean).join(" · ");
}

function textOf(
  client: ScreenClient,
  field: string,
  detail: ScreenDetail,
  response: DetailResponse,
  dateOptions: ValueOptions,
): string {
  const column = resolveColumn(field, detailFields(client, detail));
  return column ? formatValue(column.format, valueAt(response, column.field), dateOptions) : "";
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === "";
}
