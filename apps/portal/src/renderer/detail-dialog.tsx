import { type CallEndpoint, endpoints, type Fields, formatValue, isCallId, valueAt } from "@portico/contract";
import { resolveColumn, type ScreenDetail } from "@portico/portal-config";
import { EmptyState, ErrorState, NameValueTable, Skeleton } from "@portico/ui";
import { DataTable } from "@portico/ui/data-table";
import { Dialog } from "@portico/ui/dialog";
import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../api/client.ts";
import { errorMessage } from "../api/error-message.ts";
import { messages } from "../messages.ts";
import { tableColumns } from "./table-columns.tsx";

/** Props of `DetailDialog`. */
export interface DetailDialogProps {
  detail: ScreenDetail;
  /** The row's id. */
  id: string;
  onClose: () => void;
}

const skeletonLines = [1, 2, 3, 4, 5, 6, 7, 8];

type Answer = Readonly<Record<string, unknown>>;

/** Everything there is to know of one row: names and values, and the rows that hang on it. */
export function DetailDialog({ detail, id, onClose }: DetailDialogProps) {
  return (
    <Dialog isOpen title={detail.title} size="lg" onOpenChange={({ isOpen }) => !isOpen && onClose()}>
      <DetailBody detail={detail} id={id} />
    </Dialog>
  );
}

function DetailBody({ detail, id }: Omit<DetailDialogProps, "onClose">) {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [detail.endpoint, id],
    queryFn: ({ signal }) => fetchDetail(detail.endpoint, id, signal),
  });
  if (isPending) return <DetailSkeleton />;
  if (error) {
    return (
      <ErrorState
        title={detail.empty}
        message={errorMessage(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  const fields = fieldsOf(detail.endpoint);
  const items = detail.fields.flatMap((said) => {
    const column = resolveColumn(said, fields);
    return column
      ? [{ name: column.header, value: formatValue(column.format, valueAt(data, column.field)) }]
      : [];
  });
  if (items.every(({ value }) => value === "")) return <EmptyState title={detail.empty} />;
  return (
    <div className="grid gap-6">
      <NameValueTable items={items} />
      {detail.tables?.map((table) => (
        <DetailTable key={table.field} table={table} fields={fields} answer={data} />
      ))}
    </div>
  );
}

interface DetailTableProps {
  table: NonNullable<ScreenDetail["tables"]>[number];
  fields: Fields;
  answer: Answer;
}

function DetailTable({ table, fields, answer }: DetailTableProps) {
  const field = fields[table.field];
  const rowFields = field?.rows ?? {};
  const shown = Object.keys(rowFields).filter((name) => !table.hide?.includes(name));
  const rows = valueAt(answer, table.field);
  const title = table.title ?? field?.label ?? table.field;
  return (
    <section className="grid min-w-0 gap-2">
      <h3 className="text-form font-semibold">{title}</h3>
      <DataTable
        label={title}
        columns={tableColumns<Answer>(shown, rowFields)}
        rows={Array.isArray(rows) ? rows : []}
        rowId={(row) => shown.map((name) => String(valueAt(row, name))).join(" ")}
        empty={<EmptyState title={table.empty} />}
      />
    </section>
  );
}

function DetailSkeleton() {
  return (
    <div role="status" aria-label={messages.detail.loading} className="grid gap-3 py-2">
      {skeletonLines.map((line) => (
        <Skeleton key={line} className="h-5" />
      ))}
    </div>
  );
}

function fieldsOf(id: string): Fields {
  if (!isCallId(id)) return {};
  const endpoint: CallEndpoint = endpoints[id];
  return endpoint.fields ?? {};
}

async function fetchDetail(endpoint: string, id: string, signal: AbortSignal): Promise<Answer> {
  if (!isCallId(endpoint)) throw new Error(messages.detail.noSuchEndpoint(endpoint));
  const answer: unknown = await fetchJson(endpoint, { params: { id }, signal });
  return typeof answer === "object" ? { ...answer } : {};
}
