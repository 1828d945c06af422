import type { AddedScreen } from "@portico/contract/features/screens.schemas";
import { Button, Dialog, Select } from "@portico/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { NotLoaded } from "../../api/not-loaded.tsx";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { CompareView } from "../compare/compare-view.tsx";
import type { ComparedText } from "../compare/compared-text.ts";
import { fetchText, versionOf } from "../workflow/opened-screen.ts";
import { versionBadge } from "../workflow/workflow-state.ts";

const texts = screenEditorMessages.compare;
/** Stands among the numbers of the versions for the text as it is written. */
const written = "written";

/** What is compared: numbers of versions, or the text as it is written. */
export interface Compared {
  readonly before: number;
  readonly after: number | typeof written;
}

/** Props of `CompareDialog`. */
export interface CompareDialogProps {
  screen: AddedScreen;
  /** The text in the editor, if it is not saved as a version. */
  unsaved?: string | undefined;
  /** What is compared at first. */
  first: Compared;
  onClose: () => void;
}

/** Compares any two versions of a screen; the unsaved draft counts as a version. */
export function CompareDialog({ screen, unsaved, first, onClose }: CompareDialogProps) {
  const [before, setBefore] = useState(String(first.before));
  const [after, setAfter] = useState(String(first.after));
  const versions = screen.versions.map((version) => ({
    value: String(version.number),
    label: texts.version(version.number, versionBadge(version).label),
  }));
  const options =
    unsaved === undefined ? versions : [{ value: written, label: texts.currentEdits }, ...versions];
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  return (
    <Dialog
      isOpen
      className="max-w-[min(80rem,100%)]!"
      title={texts.title}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <div className="grid gap-4">
        <div className="grid gap-3 sm:grid-cols-2">
          <Select
            label={texts.before}
            value={before}
            options={options}
            onChange={(event) => setBefore(event.target.value)}
          />
          <Select
            label={texts.after}
            value={after}
            options={options}
            onChange={(event) => setAfter(event.target.value)}
          />
        </div>
        <Compare
          key={`${before} ${after}`}
          screen={screen}
          unsaved={unsaved}
          before={{ value: before, label: labelOf(before) }}
          after={{ value: after, label: labelOf(after) }}
        />
      </div>
    </Dialog>
  );
}

interface Side {
  readonly value: string;
  readonly label: string;
}

interface CompareProps {
  screen: AddedScreen;
  unsaved: string | undefined;
  before: Side;
  after: Side;
}

function Compare({ screen, unsaved, before, after }: CompareProps) {
  const textOf = async (value: string, signal: AbortSignal): Promise<string> =>
    value === written ? (unsaved ?? "") : fetchText(screen.id, Number(value), signal);
  const stamp = (value: string) => versionOf(screen, Number(value))?.updatedDate ?? unsaved;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [
      "screens.version",
      screen.id,
      before.value,
      after.value,
      stamp(before.value),
      stamp(after.value),
    ],
    queryFn: async ({ signal }): Promise<readonly [ComparedText, ComparedText]> => {
      const [first, second] = await Promise.all([textOf(before.value, signal), textOf(after.value, signal)]);
      return [
        { label: before.label, text: first },
        { label: after.label, text: second },
      ];
    },
  });
  if (data) return <CompareView before={data[0]} after={data[1]} />;
  if (!error) {
    return (
      <p role="status" className="text-table text-fg-muted">
        {texts.loading}
      </p>
    );
  }
  return <NotLoaded title={texts.failed} {...{ error, isFetching, refetch }} />;
}
