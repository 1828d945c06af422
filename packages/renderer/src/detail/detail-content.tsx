import { valueAt } from "@portico/endpoints";
import type { ScreenDetail } from "@portico/screens";
import { EmptyState } from "@portico/ui";
import { PageTable } from "@portico/ui/data-table";
import { type ReactNode, useId, useMemo } from "react";
import { useClient } from "../client/screen-client.ts";
import { tableColumns } from "../table-columns.tsx";
import { useDateOptions } from "../use-date-options.ts";
import { usePermitted } from "../use-permitted.ts";
import { detailColumns, detailItems, fieldGroups, hasValues, withoutHeading } from "./detail-items.tsx";
import { type DetailResponse, detailFields } from "./detail-query.ts";
import { NameValueColumns } from "./name-value-columns.tsx";
import { isTooWide, type NumberedRow, turnedTable } from "./turned-table.tsx";

export interface DetailContentProps {
  detail: ScreenDetail;
  /** The row's id. */
  id: string;
  response: DetailResponse;
  /** Whether to use two columns if there is enough space. @default false */
  isWide?: boolean;
  /** Whether a heading above names the row, so that its fields are left out. @default false */
  isNamed?: boolean;
}

/** The fields of a row, and tables of related rows. */
export function DetailContent({ detail, id, response, isWide = false, isNamed = false }: DetailContentProps) {
  const client = useClient();
  const isPermitted = usePermitted();
  const dateOptions = useDateOptions();
  const columns = detailColumns(client, detail, isPermitted);
  if (!hasValues(columns, response)) return <EmptyState title={detail.empty} />;
  const groups = fieldGroups(isNamed ? withoutHeading(columns, detail, response) : columns);
  return (
    <div className="page:grid page:gap-6">
      {groups.map(({ title, fields }) => (
        <DetailFields key={fields[0]?.field} title={title}>
          <NameValueColumns items={detailItems(fields, response, id, dateOptions)} isWide={isWide} />
        </DetailFields>
      ))}
      {detail.tables?.map((table) => (
        <DetailTable key={table.field} table={table} detail={detail} response={response} />
      ))}
    </div>
  );
}

/** Fields below their heading, if they have one. */
function DetailFields({ title, children }: { title: string | undefined; children: ReactNode }) {
  const titleId = useId();
  if (title === undefined) return children;
  return (
    <section aria-labelledby={titleId} className="page:min-w-0 page:print:break-inside-avoid">
      <h3 id={titleId} className="page:mb-1 page:text-form page:font-semibold">
        {title}
      </h3>
      {children}
    </section>
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
  const value = valueAt(response, table.field);
  const rows = useMemo(() => numberRows(value), [value]);
  const isTurned = isTooWide(shown.length, rows.length);
  const turned = useMemo(
    () => (isTurned ? turnedTable(shown, rowFields ?? {}, { rows, dateOptions }) : undefined),
    [isTurned, shown, rowFields, rows, dateOptions],
  );
  const columns = useMemo(
    () => tableColumns<NumberedRow>(shown, rowFields ?? {}, { dateOptions }),
    [shown, rowFields, dateOptions],
  );
  const classOf = (name: string) => {
    const { format = "text" } = rowFields?.[name] ?? {};
    return format === "text" && name !== shown[0] ? severalLines : undefined;
  };
  return (
    <section
      className={`page:grid page:min-w-0 page:gap-2 ${!turned && shown.length > maxPrintedColumns ? "page:print:[zoom:0.75]" : ""}`}
    >
      <h3 className="page:text-form page:font-semibold">{title}</h3>
      {turned?.rows.length === 0 && <p className="page:text-table page:text-fg-muted">{table.empty}</p>}
      {turned && turned.rows.length > 0 && <PageTable label={title} {...turned} />}
      {!turned && (
        <PageTable
          label={title}
          columns={columns}
          rows={rows}
          rowId={({ position }) => position}
          cellClassName={rows.length <= maxRowsWithLines ? ({ columnId }) => classOf(columnId) : undefined}
          empty={<EmptyState title={table.empty} />}
        />
      )}
    </section>
  );
}

function numberRows(rows: unknown): readonly NumberedRow[] {
  if (!Array.isArray(rows)) return [];
  return rows.map((row: unknown, index) => ({
    ...(typeof row === "object" ? row : {}),
    position: String(index),
  }));
}
