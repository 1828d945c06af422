import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import * as ui from "./index.js";

const { Button, Checkbox, DataTable, EmptyState, ErrorState, IconButton, MessagesProvider, NameValueTable } =
  ui;
const { FilterBar, NotesPanel, NotificationProvider, Pager, Select, Skeleton, spanish } = ui;
const { StatusBadge, TextField, Toolbar } = ui;

it("renders on a server, without a window", () => {
  expect(typeof window).toBe("undefined");
  const html = renderToString(
    <NotificationProvider>
      <Button disabledReason="Select a policy">Assign</Button>
      <IconButton label="Edit" icon="✎" />
      <TextField label="Email" error="Enter an email address." />
      <Select label="State" options={[{ value: "FL", label: "Florida" }]} />
      <Checkbox label="Active only" defaultChecked />
      <EmptyState title="No leads yet" />
      <ErrorState message="The server did not answer." onRetry={() => undefined} />
      <Skeleton />
      <StatusBadge tone="success">Active</StatusBadge>
      <NameValueTable items={[{ name: "Policy", value: "FL-1" }]} />
      <Pager pageNumber={1} pageSize={10} totalRecords={312} onChange={() => undefined} />
    </NotificationProvider>,
  );
  for (const text of ["Assign", "Enter an email address.", "Florida", "No leads yet", "1–10 of 312"]) {
    expect(html).toContain(text);
  }
});

it("renders a selectable table on a server with its selection and its tab stop", () => {
  const html = renderToString(
    <DataTable
      label="Policies"
      columns={[{ id: "id", header: "Policy", cell: ({ row }) => row.original.id }]}
      rows={[{ id: "FL-1" }, { id: "FL-2" }]}
      rowId={(row) => row.id}
      selection={{
        mode: "many",
        selectedIds: new Set(["FL-2"]),
        onSelectionChange: () => undefined,
        rowName: (row) => `Policy ${row.id}`,
      }}
    />,
  );
  expect(html).toContain('role="grid"');
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
  expect(html.match(/<tr[^>]*tabindex="0"/gi)).toHaveLength(1);
});

it("renders all columns of a table that fits them in a browser", () => {
  const columns = Array.from({ length: 30 }, (_, index) => ({ id: `c${index}`, header: `Column ${index}` }));
  const html = renderToString(
    <DataTable
      label="Wide"
      columns={columns.map((column) => ({ ...column, cell: () => "A rather long text" }))}
      rows={[{ id: "1" }]}
      rowId={(row) => row.id}
      fitsColumns
    />,
  );
  expect(html.match(/<th /g)).toHaveLength(31);
  expect(html).not.toContain("<colgroup");
});

it("renders filters, toolbar and pager on a server", () => {
  const html = renderToString(
    <>
      <FilterBar
        filters={[{ kind: "month", name: "month", label: "Month" }]}
        values={{ month: "3" }}
        onValuesChange={() => undefined}
      />
      <Toolbar label="Actions" selectedCount={3} onUnmarkAll={() => undefined}>
        <Button>Assign</Button>
      </Toolbar>
      <NotesPanel notes={[]} onMakeNote={async () => undefined} />
      <StatusBadge>{""}</StatusBadge>
    </>,
  );
  for (const text of ["March", "3 selected", "Unmark All", "No notes yet", "Make Note", "No name"]) {
    expect(html).toContain(text);
  }
});

it("describes a field by its error, its hint and the page's own description", () => {
  const html = renderToString(
    <TextField id="email" label="Email" hint="Work" error="Missing" aria-describedby="law" />,
  );
  expect(html).toContain('aria-describedby="email-error email-hint law"');
});

it("renders an async select filter without waiting for its code", () => {
  const html = renderToString(
    <FilterBar
      filters={[{ kind: "asyncSelect", name: "agentId", label: "Agent", search: async () => [] }]}
      values={{}}
      onValuesChange={() => undefined}
    />,
  );
  expect(html).toContain("Agent");
  // React's marker of a boundary that only the browser renders.
  expect(html).not.toContain("<!--$!-->");
});

it("uses the texts of a provider's language", () => {
  const pager = <Pager pageNumber={1} pageSize={10} totalRecords={0} onChange={() => undefined} />;
  expect(renderToString(<MessagesProvider messages={spanish}>{pager}</MessagesProvider>)).toContain(
    "Sin registros",
  );
});
