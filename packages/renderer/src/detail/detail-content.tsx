import { valueAt } from "@portico/endpoints";
import type { ScreenDetail } from "@portico/screens";
import { EmptyState } from "@portico/ui";
import { PageTable } from "@portico/ui/data-table";
import { useMemo } from "react";
import { useClient } from "../client/screen-client.ts";
import { tableColumns } from "../table-columns.tsx";
import { useDateOptions } from "../use-date-options.ts";
import { usePermitted } from "../use-permitted.ts";
import { detailColumns, detailItems } from "./detail-items.tsx";
import { type DetailResponse, detailFields } from "./detail-query.ts";
import { NameValueColumns } from "./name-value-columns.tsx";

/** Props of `DetailContent`. */
export interface DetailContentProps {
  detail: ScreenDetail;
  /** The row's id. */
  id: string;
  response: DetailResponse;
  /** Whether to use two columns if there is enough space. @default false */
  isWide?: boolean;
}

/** The fields of a row, and tables of related rows. */
export function DetailContent({ detail, id, response, isWide = false }: DetailContentProps) {
  const client = useClient();
  const isPermitted = usePermitted();
  const dateOptions = useDateOptions();
  const items = detailItems(detailColumns(client, detail, isPermitted), response, id, dateOptions);
  if (items.length === 0) return <EmptyState title={detail.empty} />;
  return (
    <div className="page:grid page:gap-6">
      <NameValueColumns items={items} isWide={isWide} />
      {detail.tables?.map((table) => (
        <DetailTable key={table.field} table={table} detail={detail} response={response} />
      ))}
    </div>
  );
}

/** Text columns after the first one take several lines in tables with at most this many rows. */
const maxRowsWithLines = 50;
/** Printed tables with more columns than this are smaller, to fit on a page. */
const maxPrintedColumns = 9;
const severalLines =
  "page:min-w-32 page:print:min-w-0 page:py-1.5 page:whitespace-pre-wrap page:wrap-anywhere page:print:wrap-break-word";

interface DetailTableProps {
  table: NonNullable<ScreenDetail["tables"]>[number];
  detail: ScreenDetail;
  response: DetailResponse;
}

function DetailTable({ table, detail, response }: DetailTableProps) {
  const field = detailFields(useClient(), detail)[table.field];
  const title = table.title ?? field?.label ?? table.field;
  const rowFields = field?.rows;
  const shown = useMemo(
    () => Object.keys(rowFields ?? {}).filter((name) => !table.hide?.includes(name)),
    [rowFields, table],
  );
  const dateOptions = useDateOptions();
  const columns = useMemo(
    () => tableColumns<NumberedRow>(shown, rowFields ?? {}, { dateOptions }),
    [shown, rowFields, dateOptions],
  );
  const value = valueAt(response, table.field);
  const rows = useMemo(() => numberRows(value), [value]);
  const classOf = (name: string) => {
    const { format = "text" } = rowFields?.[name] ?? {};
    return format === "text" && name !== shown[0] ? severalLines : undefined;
  };
  return (
    <section
      className={`page:grid page:min-w-0 page:gap-2 ${shown.length > maxPrintedColumns ? "page:print:[zoom:0.75]" : ""}`}
    >
      <h3 className="page:text-form page:font-semibold">{title}</h3>
      <PageTable
        label={title}
        columns={columns}
        rows={rows}
        rowId={({ position }) => position}
        cellClassName={rows.length <= maxRowsWithLines ? ({ columnId }) => classOf(columnId) : undefined}
        empty={<EmptyState title={table.empty} />}
      />
    </section>
  );
}

/** A row without an id, keyed by its index. */
type NumberedRow = DetailResponse & { readonly position: string };

function numberRows(rows: unknown): readonly NumberedRow[] {
  if (!Array.isArray(rows)) return [];
  return rows.map((row: unknown, index) => ({
    ...(typeof row === "object" ? row : {}),
    position: String(index),
  }));
}
