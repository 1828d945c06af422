import { type ComponentType, type ReactNode, useLayoutEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import type { PolicyRow } from "../data.ts";
import type { Contestant } from "./contestant.ts";

export interface ReactTableProps {
  rows: readonly PolicyRow[];
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
}

interface PageProps {
  Table: ComponentType<ReactTableProps>;
  firstRows: readonly PolicyRow[];
  /** Access for the runner. */
  handle: { setRows: (rows: readonly PolicyRow[]) => void; selectedCount: number };
}

const none: ReadonlySet<string> = new Set();

/** A page with rows and selection as state, as in an app. */
function Page({ Table, firstRows, handle }: PageProps) {
  const [rows, setRows] = useState(firstRows);
  const [selected, setSelected] = useState(none);
  useLayoutEffect(() => {
    Object.assign(handle, { setRows, selectedCount: selected.size });
  });
  return <Table rows={rows} selected={selected} onSelect={setSelected} />;
}

/** A contestant that uses React. */
export function reactContestant(
  Table: ComponentType<ReactTableProps>,
  { around: Around, ...rest }: { pressed?: string; around?: ComponentType<{ children: ReactNode }> } = {},
): Contestant {
  return {
    ...rest,
    mount: (container, firstRows) => {
      const root = createRoot(container);
      const handle: PageProps["handle"] = { setRows: () => {}, selectedCount: 0 };
      const page = <Page Table={Table} firstRows={firstRows} handle={handle} />;
      root.render(Around ? <Around>{page}</Around> : page);
      return {
        setRows: (rows) => handle.setRows(rows),
        selectedCount: () => handle.selectedCount,
        unmount: () => root.unmount(),
      };
    },
  };
}
