import type { ListRow } from "@portico/endpoints/schemas";
import type { ScreenDetail } from "@portico/screens";
import type { ActionContext } from "../action-kinds/action-kind.ts";
import { capitalize } from "../capitalize.ts";
import { listOf } from "../client/find-endpoint.ts";
import { useClient } from "../client/screen-client.ts";
import { useDateOptions } from "../use-date-options.ts";
import { usePermitted } from "../use-permitted.ts";
import { detailItems, hasValues } from "./detail-items.tsx";
import { NameValueColumns } from "./name-value-columns.tsx";

export interface RowFieldsProps {
  detail: ScreenDetail;
  row: ListRow;
  /** The list that the row belongs to, and its columns. */
  context: Pick<ActionContext, "endpointId" | "columns">;
  /** Whether to use two columns if there is enough space. @default false */
  isWide?: boolean;
}

/**
 * The list's fields of a row whose details are those of another record: the status of an unpaid policy, above its
 * policy. Nothing if the details are those of the row.
 */
export function RowFields({ detail, row, context: { endpointId, columns }, isWide = false }: RowFieldsProps) {
  const client = useClient();
  const isPermitted = usePermitted();
  const dateOptions = useDateOptions();
  if ((detail.idField ?? "id") === "id") return null;
  const shown = new Set(detail.fields.map((field) => (typeof field === "string" ? field : field.field)));
  // Both records have a status, and the actions change that of the row.
  const own = columns.filter((column) => column.format === "status" || !shown.has(column.field));
  const permitted = own.filter(isPermitted);
  if (!hasValues(permitted, row)) return null;
  const items = detailItems(permitted, row, row.id, dateOptions);
  const { one } = listOf(client, endpointId).noun;
  return (
    <>
      <FieldsHeading>{capitalize(one)}</FieldsHeading>
      <NameValueColumns items={items} isWide={isWide} />
      <FieldsHeading>{detail.title}</FieldsHeading>
    </>
  );
}

function FieldsHeading({ children }: { children: string }) {
  return <h3 className="page:text-form page:font-semibold">{children}</h3>;
}
