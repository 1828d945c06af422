import { NotLoaded } from "@portico/renderer/client";
import { useRights } from "@portico/renderer/host";
import { Button, Dialog, FileDrop } from "@portico/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import { type ExistingScreen, fetchExistingScreens } from "./existing-screens.ts";
import { ImportReport } from "./import-report.tsx";
import { type ImportedScreen, readScreenFile } from "./imported-screen.ts";
import { maxFileSize } from "./screen-file.ts";

const texts = screenEditorMessages.importExport;
const noScreens: readonly ExistingScreen[] = [];

export interface ImportDialogProps {
  /** The id of the screen that gets a new version. Undefined for a new screen. */
  screenId?: string | undefined;
  /** The editor's text. Undefined if it is empty. */
  current?: string | undefined;
  /** Called with the imported screen, to put it in the editor without saving. */
  onImport: (imported: { text: string }) => void;
  onClose: () => void;
}

interface Chosen {
  readonly file: File;
  /** Undefined while it is read, null if that failed. */
  readonly text: string | null | undefined;
}

/** Reads a screen from a file, and shows what it would change before the user puts it in the editor. */
export function ImportDialog({ screenId, current, onImport, onClose }: ImportDialogProps) {
  const rights = useRights();
  const [chosen, setChosen] = useState<Chosen>();
  const existing = useQuery({
    queryKey: ["screens.list", "existing"],
    queryFn: ({ signal }) => fetchExistingScreens(signal),
    enabled: screenId === undefined,
    gcTime: 0,
  });
  const screens = existing.data ?? noScreens;
  const choose = (file: File) => {
    setChosen({ file, text: undefined });
    const setText = (text: string | null) => setChosen((now) => (now?.file === file ? { file, text } : now));
    file.text().then(setText, () => setText(null));
  };
  const isReady = screenId !== undefined || existing.isSuccess;
  const text = isReady ? chosen?.text : undefined;
  const read =
    typeof text === "string"
      ? readScreenFile(text, { targetId: screenId, takenIds: screens.map((one) => one.screenId), rights })
      : undefined;
  const refusal = text === null ? texts.refused.noText : read?.refusal;
  const imported = read?.imported;
  return (
    <Dialog
      isOpen
      className="max-w-[min(64rem,100%)]!"
      title={texts.title}
      description={texts.text}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            disabledReason={imported ? undefined : refusal ? texts.chooseAnother : texts.chooseFirst}
            onClick={() => imported && onImport({ text: imported.text })}
          >
            {texts.open}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FileDrop
          label={texts.file}
          file={chosen?.file}
          accept=".json"
          maxSize={maxFileSize}
          error={refusal}
          onFileChange={({ file }) => choose(file)}
        />
        {existing.error && <NotLoaded title={texts.existingNotLoaded} {...existing} />}
        <p role="status" className="sr-only">
          {imported && outcomeOf(imported)}
        </p>
        {imported && (
          <ImportReport
            imported={imported}
            current={current}
            existing={screens.find((one) => one.screenId === (imported.idInFile ?? imported.id))}
          />
        )}
      </div>
    </Dialog>
  );
}

function outcomeOf({ title, problems }: ImportedScreen): string {
  const name = title ?? texts.untitled;
  return problems.length > 0 ? `${name}. ${texts.problems(problems.length)}` : name;
}
