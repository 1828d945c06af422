import type { ListRow } from "@portico/contract/schemas";
import type { ScreenDetail } from "@portico/portal-config";
import { NameValueTable } from "@portico/ui";
import { endpointOf } from "../../api/known-endpoints.ts";
import type { ActionContext } from "../actions/action-kind.ts";
import { useDateOptions } from "../use-date-options.ts";
import { usePermitted } from "../use-permitted.ts";
import { detailItems } from "./detail-items.tsx";

/** Props of `RowFacts`. */
export interface RowFactsProps {
  detail: ScreenDetail;
  row: ListRow;
  context: ActionContext;
}

/**
 * What the list says about a row whose details are those of another record: the status of an unpaid policy, say, above
 * the policy. Nothing for a row that is shown itself.
 */
export function RowFacts({ detail, row, context: { endpointId, columns } }: RowFactsProps) {
  const isPermitted = usePermitted();
  const dateOptions = useDateOptions();
  if ((detail.idField ?? "id") === "id") return null;
  const shown = new Set(detail.fields.map((field) => (typeof field === "string" ? field : field.field)));
  // Both records have a status, and the actions change that of the row.
  const own = columns.filter((column) => column.field === "status" || !shown.has(column.field));
  const items = detailItems(own.filter(isPermitted), row, row.id, dateOptions);
  if (items.length === 0) return null;
  const { one } = endpointOf(endpointId).noun;
  return (
    <>
      <FactsHeading>{`${one.charAt(0).toUpperCase()}${one.slice(1)}`}</FactsHeading>
      <NameValueTable items={items} className="whitespace-pre-wrap" />
      <FactsHeading>{detail.title}</FactsHeading>
    </>
  );
}

function FactsHeading({ children }: { children: string }) {
  return <h3 className="text-form font-semibold">{children}</h3>;
}
