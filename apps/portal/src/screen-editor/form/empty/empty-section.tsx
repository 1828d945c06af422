import { TextField } from "@portico/ui";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { FormSection } from "../controls/form-section.tsx";
import { propertyOf, textOf } from "../document/document.ts";
import { errorAt } from "../document/problems.ts";
import { useScreenForm } from "../document/screen-form.tsx";

const texts = screenEditorMessages.form.empty;

/** The text shown if no row matches. */
export function EmptySection() {
  const { document, problems, isReadOnly, setProperty: setWord } = useScreenForm();
  return (
    <FormSection id="empty" shown={["empty"]}>
      <TextField
        data-path="empty"
        label={texts.label}
        hint={texts.hint}
        error={errorAt(problems, "empty")}
        required
        readOnly={isReadOnly}
        autoComplete="off"
        value={textOf(propertyOf(document, "empty"))}
        onChange={({ target }) => setWord("empty", target.value)}
      />
    </FormSection>
  );
}
