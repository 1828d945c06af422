import { TextField } from "@portico/ui";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { textOf, wordOf } from "../document.ts";
import { FormSection } from "../form-section.tsx";
import { errorAt } from "../problems.ts";
import { useScreenForm } from "../screen-form.tsx";

const texts = screenEditorMessages.form.empty;

/** What stands where no row matches. */
export function EmptySection() {
  const { document, problems, isReadOnly, setWord } = useScreenForm();
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
        value={textOf(wordOf(document, "empty"))}
        onChange={({ target }) => setWord("empty", target.value)}
      />
    </FormSection>
  );
}
