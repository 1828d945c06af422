import { TextField } from "@portico/ui";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { textOf } from "../document/document.ts";
import { type KeywordFieldProps, useScreenForm } from "../document/screen-form.tsx";
import { withTitle } from "../document/screen-id.ts";
import { useControlProps } from "../keywords/use-control-props.ts";

const texts = screenEditorMessages.form.name;

/** The title, and the address that is based on it until the screen is saved. */
export function TitleField(props: KeywordFieldProps) {
  const { value, parent } = props;
  const { takenIds, isReadOnly, update } = useScreenForm();
  return (
    <>
      <TextField
        {...useControlProps(props)}
        required
        readOnly={isReadOnly}
        autoComplete="off"
        value={textOf(value)}
        onChange={({ target }) => update((before) => withTitle(before, target.value, takenIds))}
      />
      <div data-path="id" className="-mt-2 text-table text-fg-muted">
        <p className="wrap-anywhere">
          {texts.address}: <span className="font-mono text-fg">/portal/{textOf(parent.path)}</span>
        </p>
        <p>{takenIds ? texts.addressFollows : texts.addressStays}</p>
      </div>
    </>
  );
}
