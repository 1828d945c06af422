// biome-ignore-all lint/style/useComponentExportOnlyModules: the scenes are components of stories
import { type ReactElement, useEffect, useState } from "react";
import { Button } from "../button/index.js";
import { DetailPanel } from "../detail-panel/index.js";
import { ConfirmDialog, Dialog, DialogCloseButton, Sheet } from "../dialog/index.js";
import { TextField } from "../forms/index.js";
import { Pager } from "../pager/pager.js";
import { Toolbar } from "../toolbar/toolbar.js";
import { NotificationProvider } from "./notification-provider.js";
import type { Notice } from "./notification-stack.js";
import { useNotify } from "./use-notify.js";

const open = { isOpen: true, onOpenChange: () => undefined } as const;
const save = <Button variant="primary">Save</Button>;
const footer = (
  <>
    <DialogCloseButton />
    {save}
  </>
);

function Fields({ count }: { count: number }) {
  const labels = Array.from({ length: count }, (_, index) => `Field ${index + 1}`);
  return (
    <div className="ui:grid ui:gap-3">
      {labels.map((label) => (
        <TextField key={label} label={label} />
      ))}
    </div>
  );
}

function ListPage({ panel }: { panel?: ReactElement }) {
  return (
    <div className="ui:flex ui:h-dvh ui:min-w-0">
      <div className="ui:flex ui:min-w-0 ui:flex-1 ui:flex-col ui:gap-2">
        <h1 className="ui:text-title">Unpaid Policies</h1>
        <Toolbar
          label="Actions"
          actions={["Notes", "Change Status", "History", "Assign", "Export"].map((label) => ({
            id: label,
            label,
            onPress: () => undefined,
          }))}
        />
        <div className="ui:flex-1">Rows</div>
        <Pager pageNumber={1} pageSize={10} totalRecords={312} onChange={() => undefined} />
      </div>
      {panel}
    </div>
  );
}

/** What notifications appear over, by name. Each has controls that they must not cover. */
export const scenes: Readonly<Record<string, ReactElement>> = {
  list: <ListPage />,
  "list with a side panel": (
    <ListPage
      panel={
        <DetailPanel {...open} title="Policy FL-10417" footer={save} onNext={() => undefined}>
          <Fields count={8} />
        </DetailPanel>
      }
    />
  ),
  "small dialog": (
    <Dialog {...open} size="sm" title="Delete this lead?" footer={footer}>
      <Fields count={1} />
    </Dialog>
  ),
  "dialog with a form": (
    <Dialog {...open} title="New Agent" footer={footer}>
      <Fields count={6} />
    </Dialog>
  ),
  "large dialog": (
    <Dialog {...open} size="lg" title="Edit User" footer={footer}>
      <Fields count={30} />
    </Dialog>
  ),
  sheet: (
    <Sheet {...open} title="Notes" footer={footer}>
      <Fields count={4} />
    </Sheet>
  ),
  "large sheet": (
    <Sheet {...open} size="lg" title="History" footer={footer}>
      <Fields count={30} />
    </Sheet>
  ),
  "question over a dialog": (
    <>
      <Dialog {...open} title="Edit Lead" footer={footer}>
        <Fields count={30} />
      </Dialog>
      <ConfirmDialog
        isOpen
        title="Really close?"
        description="What you entered is not saved."
        confirmLabel="Close without saving"
        onConfirm={() => undefined}
        onCancel={() => undefined}
      />
    </>
  ),
};

const sentence = "The carrier refused the status of this policy, because it was changed there meanwhile. ";
const stack: readonly Notice[] = [1, 2, 3, 4, 5].map((number) => ({
  tone: number % 2 === 0 ? "danger" : "success",
  text: `${number}. ${sentence.repeat(number)}`,
  action: { label: "Show the rows", onPress: () => undefined },
  isSticky: true,
}));

/** Shows a scene, then one notification, then five. F9 leads to the next step. */
export function Scenes() {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === "F9") setStep((before) => before + 1);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  const scene = Math.floor(step / 3);
  return (
    // Each scene has notifications of its own.
    <NotificationProvider key={scene}>
      {Object.values(scenes)[scene]}
      <Notices shown={[0, 1, 5][step % 3] ?? 0} />
    </NotificationProvider>
  );
}

function Notices({ shown }: { shown: number }) {
  const notify = useNotify();
  useEffect(() => {
    const dismiss = stack.slice(0, shown).map((notice) => notify(notice));
    return () => {
      for (const one of dismiss) one();
    };
  }, [notify, shown]);
  return null;
}
