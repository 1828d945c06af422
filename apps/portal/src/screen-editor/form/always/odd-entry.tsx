import { Button } from "@portico/ui";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { textOf, wordOf } from "../document.ts";
import { OddPart } from "../odd-part.tsx";
import { useScreenForm } from "../screen-form.tsx";

const texts = screenEditorMessages.form;

/** Props of `OddEntry`. */
export interface OddEntryProps {
  name: string;
  onRemove: () => void;
}

/** Something that always holds and that the form does not understand: kept until it is taken out. */
export function OddEntry({ name, onRemove }: OddEntryProps) {
  const { document, isReadOnly } = useScreenForm();
  const value = wordOf(wordOf(document, "permanentFilters"), name);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-1 basis-60">
        <OddPart
          path={`permanentFilters.${name}`}
          text={texts.always.odd(name, textOf(value) || JSON.stringify(value) || "")}
        />
      </div>
      {!isReadOnly && (
        <Button size="sm" data-remove="" onClick={onRemove}>
          {texts.remove(name)}
        </Button>
      )}
    </div>
  );
}
