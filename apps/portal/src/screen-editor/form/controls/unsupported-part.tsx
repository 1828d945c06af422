import { Button } from "@portico/ui";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { useScreenForm } from "../document/screen-form.tsx";

const texts = screenEditorMessages.form.unsupported;

/** Props of `UnsupportedPart`. */
export interface UnsupportedPartProps {
  /** Where it is in the document. */
  path: string;
  /** The message. @default that the form cannot show it */
  text?: string;
}

/** Replaces a setting that the form can't show, with a link to the JSON view. */
export function UnsupportedPart({ path, text = texts.text }: UnsupportedPartProps) {
  const { showJson } = useScreenForm();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-warning-border bg-warning-surface px-3 py-2 text-table text-warning-fg">
      <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
        {text} {!showJson && texts.see}
      </p>
      {showJson && (
        <Button size="sm" data-path={path} onClick={() => showJson(path)}>
          {texts.show}
        </Button>
      )}
    </div>
  );
}
