import { endpoints } from "@portico/contract";
import type { ListRow } from "@portico/contract/schemas";
import type { Page } from "@portico/endpoints";
import { type ListScreen, resolveColumn } from "@portico/screens";
import { Toolbar } from "@portico/ui/toolbar";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import type { ActionTarget, FrozenSelection } from "../action-kinds/target.ts";
import { useClient } from "../client/screen-client.ts";
import { InHost } from "../in-host.fixtures.tsx";
import { useReportSuccess } from "../use-report-success.tsx";
import { useActions } from "./buttons/use-actions.tsx";

const endpointId = "policyNonPaid.list";

export interface WorkStoryProps {
  screen: ListScreen;
  /** The indexes of the selected rows, or a selection of all matching rows. */
  selected: readonly number[] | FrozenSelection;
}

/** The actions of a screen on a minimal list, with a link to another page. */
export function WorkStory(props: WorkStoryProps) {
  const [router] = useState(() =>
    createMemoryRouter([
      { path: "/", element: <PlainList {...props} /> },
      { path: "/office/*", element: <h1>Another page</h1> },
    ]),
  );
  return (
    <InHost>
      <RouterProvider router={router} />
    </InHost>
  );
}

function PlainList({ screen, selected }: WorkStoryProps) {
  const client = useClient();
  const { data } = useQuery({
    queryKey: [endpointId],
    queryFn: ({ signal }) => client.fetchJson<Page<ListRow>>(endpointId, { signal }),
  });
  const rows = data?.data ?? [];
  const reportSuccess = useReportSuccess(endpointId);
  const columns = screen.columns.flatMap(
    (column) => resolveColumn(column, endpoints[endpointId].fields) ?? [],
  );
  const nameOf = (row: ListRow) => String(row.policyNumber);
  const context = {
    client,
    screen,
    endpointId,
    state: { filters: {}, sort: "", pageNumber: 1, pageSize: 10, variant: undefined, permanent: {} },
    columns,
    dateOptions: {},
    totalRecords: data?.totalRecords,
    nameOf,
    openDetail: () => {},
    reportSuccess,
  } as const;
  const target: ActionTarget =
    "token" in selected
      ? { rows: [], selection: selected }
      : { rows: selected.flatMap((index) => rows[index] ?? []) };
  const { toolbar, pickers, rowActions, onRowAction, dialog } = useActions(context, target);
  return (
    <main className="page:grid page:gap-4 page:p-4">
      <Suspense>{pickers}</Suspense>
      <Toolbar label={screen.title} actions={toolbar} />
      <ul className="page:grid page:gap-2">
        {rows.map((row) => (
          <li
            key={row.id}
            className="page:flex page:items-center page:gap-3"
            onDoubleClick={() => onRowAction?.(row)}
          >
            {nameOf(row)} is {String(row.status)}
            {rowActions?.(row)}
          </li>
        ))}
      </ul>
      <Link to="/office/dashboard">Dashboard</Link>
      {dialog}
    </main>
  );
}
