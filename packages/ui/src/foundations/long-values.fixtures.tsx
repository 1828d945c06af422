// biome-ignore-all lint/style/useComponentExportOnlyModules: the scenes are components of stories
import { type ReactElement, useEffect } from "react";
import { Accordion } from "../accordion/accordion.js";
import { Alert } from "../alert/alert.js";
import { Avatar } from "../avatar/avatar.js";
import { Breadcrumbs } from "../breadcrumbs/breadcrumbs.js";
import { Button } from "../button/button.js";
import { Card } from "../card/card.js";
import { PageTable } from "../data-table/page-table.js";
import { DetailPanel } from "../detail-panel/detail-panel.js";
import { ConfirmDialog } from "../dialog/confirm-dialog.js";
import { Dialog, Sheet } from "../dialog/index.js";
import { EmptyState, ErrorState } from "../empty-state/index.js";
import { FileDrop } from "../file-drop/file-drop.js";
import { FilterBar } from "../filters/filter-bar.js";
import { FixedFilterChips } from "../filters/fixed-filter-chips.js";
import { StatusCounts } from "../filters/status-counts.js";
import { NameValueTable } from "../name-value-table/name-value-table.js";
import type { Note } from "../notes-panel/note.js";
import { NotesPanel } from "../notes-panel/notes-panel.js";
import { NotificationProvider } from "../notification/notification-provider.js";
import { useNotify } from "../notification/use-notify.js";
import { PageHeader } from "../page-header/page-header.js";
import { Progress } from "../progress/progress.js";
import { Select } from "../select/select.js";
import { Stat } from "../stat/stat.js";
import { StatusBadge } from "../status-badge/status-badge.js";
import { Tabs } from "../tabs/tabs.js";
import { Tag } from "../tag/tag.js";
import { TextField } from "../text-field/text-field.js";
import { Timeline } from "../timeline/timeline.js";
import { Toolbar } from "../toolbar/toolbar.js";

/** Values without a place to break, each longer than a phone is wide. */
export const long = {
  file: `Scan_of_the_signed_application_and_all_pay_stubs_of_the_household_2026_${"final_".repeat(20)}.pdf`,
  email: `${"wilhelmina.featherstonehaugh".repeat(4)}@insurance-agency-of-southern-florida.example.com`,
  plan: `BlueOptionsSilverStandardizedHMOwithVisionandAdultDental${"1443".repeat(20)}`,
  name: `Wolfeschlegelsteinhausenbergerdorff${"welchevoralternwarengewissenhaft".repeat(3)}`,
} as const;

const nothing = () => undefined;
const open = { isOpen: true, onOpenChange: nothing } as const;
const file = new File(["Dear"], long.file, { type: "application/pdf" });
const note: Note = {
  id: "1",
  author: long.name,
  at: "2026-03-28T10:32:00",
  body: `${long.email} ${long.plan}`,
  attachment: { name: long.file, size: 184_320 },
};

function Notes() {
  return (
    <NotesPanel
      notes={[note]}
      attachment={{ maxSize: 5 * 1024 ** 2 }}
      onMakeNote={async () => undefined}
      onDownload={nothing}
    />
  );
}

const history = [
  { id: "1", title: long.plan, at: "2026-03-28T10:32:00", author: long.name, body: long.email },
];
const facts = [
  { name: "Email", value: long.email },
  { name: long.plan, value: long.name },
];

function Body() {
  return (
    <div className="ui:grid ui:grid-cols-[minmax(0,1fr)] ui:gap-3">
      <NameValueTable items={facts} />
      <Timeline entries={history} />
      <TextField label={long.plan} hint={long.file} error={long.email} defaultValue={long.name} />
      <Notes />
    </div>
  );
}

const footer = <Button variant="primary">{long.plan}</Button>;

function Toast() {
  const notify = useNotify();
  useEffect(() => {
    notify({
      tone: "danger",
      text: `${long.file} ${long.email}`,
      action: { label: "Try again", onPress: nothing },
    });
  }, [notify]);
  return null;
}

/** Everything that holds a value of a user or a file: each is as wide as its place. */
export const containers: Record<string, ReactElement> = {
  accordion: (
    <Accordion
      items={[{ id: "1", title: long.plan, note: long.name, content: long.email, defaultOpen: true }]}
    />
  ),
  alert: (
    <Alert tone="danger" title={long.file} onDismiss={nothing}>
      {long.email}
    </Alert>
  ),
  breadcrumbs: (
    <Breadcrumbs
      label="Breadcrumbs"
      items={[
        { id: "1", label: "Policies", href: "#" },
        { id: "2", label: long.plan, href: "#" },
        { id: "3", label: long.name },
      ]}
    />
  ),
  card: (
    <Card title={long.plan} actions={<Button size="sm">Edit</Button>} footer={long.email}>
      {long.name}
    </Card>
  ),
  "empty state": <EmptyState title={long.plan} hint={long.email} />,
  "error state": <ErrorState title={long.plan} message={long.email} />,
  "file drop": <FileDrop label="File" file={file} maxSize={5_000_000} onFileChange={nothing} />,
  "filter bar": (
    <FilterBar
      filters={[
        { kind: "text", name: "email", label: "Email" },
        { kind: "text", name: "plan", label: long.plan },
      ]}
      values={{ email: long.email, plan: long.plan }}
      onValuesChange={nothing}
      fixedFilters={<FixedFilterChips filters={[{ label: "Agent", condition: `is ${long.name}` }]} />}
    />
  ),
  "name and value": <NameValueTable items={facts} />,
  notes: <Notes />,
  "page header": (
    <PageHeader
      title={long.name}
      description={long.email}
      badges={<StatusBadge tone="info">{long.plan}</StatusBadge>}
      actions={<Button size="sm">Edit</Button>}
    />
  ),
  person: <Avatar name={long.name} />,
  progress: <Progress label={long.file} value={1} max={3} />,
  select: (
    <Select label={long.name} value="1" options={[{ value: "1", label: long.plan }]} onChange={nothing} />
  ),
  stat: <Stat label={long.plan} value={long.name} hint={long.email} />,
  status: <StatusBadge tone="info">{long.plan}</StatusBadge>,
  "status counts": (
    <StatusCounts
      label="Statuses"
      total="1"
      counts={[{ value: "1", label: long.plan, count: 1 }]}
      end={<Button size="sm">More</Button>}
    />
  ),
  table: (
    <PageTable
      label="Customers"
      columns={[
        { id: "name", header: "Name", accessorKey: "name" },
        { id: "email", header: "Email", accessorKey: "email" },
      ]}
      rows={[{ id: "1", ...long }]}
      rowId={({ id }) => id}
    />
  ),
  tabs: (
    <Tabs
      label="Tabs"
      tabs={[
        { id: "1", label: long.plan, content: long.email },
        { id: "2", label: "Notes", content: "" },
      ]}
    />
  ),
  tag: <Tag remove={{ label: "Remove", onPress: nothing }}>{long.file}</Tag>,
  "text field": <TextField label={long.plan} hint={long.file} error={long.email} defaultValue={long.name} />,
  timeline: <Timeline entries={history} />,
  toolbar: (
    <Toolbar
      label="Actions"
      selectedCount={3}
      onUnmarkAll={nothing}
      actions={[{ id: "1", label: long.plan, onPress: nothing }]}
    />
  ),
};

/** What is over the page. */
export const overlays: Record<string, ReactElement> = {
  toast: (
    <NotificationProvider>
      <Toast />
    </NotificationProvider>
  ),
  dialog: (
    <Dialog {...open} title={long.name} description={long.email} footer={footer}>
      <Body />
    </Dialog>
  ),
  question: (
    <ConfirmDialog
      isOpen
      title={long.file}
      description={long.email}
      confirmLabel={long.plan}
      onConfirm={nothing}
      onCancel={nothing}
    />
  ),
  sheet: (
    <Sheet {...open} title={long.name} description={long.email} footer={footer}>
      <Body />
    </Sheet>
  ),
  panel: (
    <DetailPanel {...open} title={long.name} description={long.email} footer={footer}>
      <Body />
    </DetailPanel>
  ),
};
