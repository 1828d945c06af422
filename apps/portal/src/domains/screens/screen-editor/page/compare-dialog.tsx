import { NotLoaded } from "@portico/renderer/client";
import { Button, Dialog, Select } from "@portico/ui";
import { useState } from "react";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import { CompareView } from "../compare/compare-view.tsx";
import { type OpenedScreen, useVersionText } from "../workflow/use-screen.ts";
import { versionBadge } from "../workflow/workflow-state.ts";
import { type Compared, defaultComparison, unsavedSide } from "./default-comparison.ts";

const texts = screenEditorMessages.compare;

export interface CompareDialogProps {
  opened: OpenedScreen;
  /** The text in the editor, if it is not saved. */
  unsaved?: string | undefined;
  /** The version to compare first. @default the unsaved text, otherwise the newest version */
  number?: number | undefined;
  onClose: () => void;
}

/** Compares any two versions of a screen; the unsaved text counts as a version. */
export function CompareDialog({ opened, unsaved, number, onClose }: CompareDialogProps) {
  const { screen } = opened;
  const isUnsavedFirst = unsaved !== undefined && number === undefined;
  const [sides, setSides] = useState<Compared>(() => defaultComparison(screen, isUnsavedFirst, number));
  const versions = screen.versions.map((version) => {
    const label = texts.version(version.number, versionBadge(version).label);
    return { value: String(version.number), label };
  });
  const unsavedOption = { value: unsavedSide, label: texts.currentEdits };
  const options = unsaved === undefined ? versions : [unsavedOption, ...versions];
  const labelOf = (side: string) => options.find(({ value }) => value === side)?.label ?? side;
  const before = useSide(opened, sides.before, unsaved);
  const after = useSide(opened, sides.after, unsaved);
  const failed = [before, after].find(({ error }) => error !== null);
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
          {(["before", "after"] as const).map((side) => (
            <Select
              key={side}
              label={texts[side]}
              value={sides[side]}
              options={options}
              onChange={({ target }) => setSides({ ...sides, [side]: target.value })}
            />
          ))}
        </div>
        {before.text !== undefined && after.text !== undefined ? (
          <CompareView
            before={{ label: labelOf(sides.before), text: before.text }}
            after={{ label: labelOf(sides.after), text: after.text }}
          />
        ) : failed ? (
          <NotLoaded title={texts.failed} {...failed} />
        ) : (
          <p role="status" className="text-table text-fg-muted">
            {texts.loading}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** The text of a side, and the state of its query. */
function useSide(opened: OpenedScreen, side: string, unsaved: string | undefined) {
  const isUnsaved = side === unsavedSide;
  const { data, ...query } = useVersionText(opened, isUnsaved ? null : Number(side));
  return { ...query, text: isUnsaved ? unsaved : data };
}
