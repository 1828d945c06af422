import { NameValueTable, type NameValueTableProps } from "@portico/ui";

export interface NameValueColumnsProps extends Pick<NameValueTableProps, "items"> {
  /** Whether to use two columns if there is enough space. @default false */
  isWide?: boolean;
}

/** Labels and values of a row, in one or two columns. */
export function NameValueColumns({ items, isWide = false }: NameValueColumnsProps) {
  const half = Math.ceil(items.length / 2);
  if (!isWide) return <NameValueTable items={items} className="page:whitespace-pre-wrap" />;
  return (
    // Smaller in print, so that names are beside their values on a page of paper.
    <div className="page:grid page:gap-x-6 page:xl:grid-cols-2 page:print:grid-cols-2 page:print:[zoom:0.85]">
      <NameValueTable items={items.slice(0, half)} nameWidth="9.5rem" className="page:whitespace-pre-wrap" />
      <NameValueTable
        items={items.slice(half)}
        nameWidth="9.5rem"
        className="page:whitespace-pre-wrap page:max-xl:border-t page:max-xl:border-border page:print:border-t-0"
      />
    </div>
  );
}
