import { Button } from "@portico/ui";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { propertyOf, textOf } from "../document/document.ts";
import { useScreenForm } from "../document/screen-form.tsx";

const texts = screenEditorMessages.form;

/** Props of `UnsupportedEntry`. */
export interface UnsupportedEntryProps {
  name: string;
  onRemove: () => void;
}

/** A fixed filter that the form does not support: preserved until it is removed. */
export function UnsupportedEntry({ name, onRemove }: UnsupportedEntryProps) {
  const { document, isReadOnly } = useScreenForm();
  const value = propertyOf(propertyOf(document, "permanentFilters"), name);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-1 basis-60">
        <UnsupportedPart
          path={`permanentFilters.${name}`}
          text={texts.fixedFilters.unsupported(name, textOf(value) || JSON.stringify(value) || "")}
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
