import { NameValueTable, type NameValueTableProps } from "@portico/ui";

/** Props of `NameValueColumns`. */
export interface NameValueColumnsProps extends Pick<NameValueTableProps, "items"> {
  /** Whether to use two columns if there is enough space. @default false */
  isWide?: boolean;
}

/** Labels and values of a row, in one or two columns. */
export function NameValueColumns({ items, isWide = false }: NameValueColumnsProps) {
  const half = Math.ceil(items.length / 2);
  if (!isWide) return <NameValueTable items={items} className="whitespace-pre-wrap" />;
  return (
    // Smaller in print, so that names are beside their values on a page of paper.
    <div className="grid gap-x-6 xl:grid-cols-2 print:grid-cols-2 print:[zoom:0.85]">
      <NameValueTable items={items.slice(0, half)} nameWidth="9.5rem" className="whitespace-pre-wrap" />
      <NameValueTable
        items={items.slice(half)}
        nameWidth="9.5rem"
        className="whitespace-pre-wrap max-xl:border-t max-xl:border-border print:border-t-0"
      />
    </div>
  );
}
