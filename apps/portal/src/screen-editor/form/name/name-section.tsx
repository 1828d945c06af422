import { TextArea, TextField } from "@portico/ui";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { textOf, wordOf } from "../document.ts";
import { FormSection } from "../form-section.tsx";
import { errorAt } from "../problems.ts";
import { withTitle } from "../rows/screen-id.ts";
import { useScreenForm } from "../screen-form.tsx";
import { SidebarPlace } from "./sidebar-place.tsx";

const texts = screenEditorMessages.form.name;
const placesInSidebar = ["section", "label", "order"].map((word) => `navigation.${word}`);

/** What the screen is called, its address, and where it stands in the sidebar. */
export function NameSection() {
  const { document, problems, takenIds, isReadOnly, update, setWord } = useScreenForm();
  const path = textOf(wordOf(document, "path"));
  return (
    <FormSection id="name" shown={["title", "description", ...placesInSidebar]}>
      <TextField
        data-path="title"
        label={texts.title}
        hint={texts.titleHint}
        error={errorAt(problems, "title")}
        required
        readOnly={isReadOnly}
        autoComplete="off"
        value={textOf(wordOf(document, "title"))}
        onChange={({ target }) => update((before) => withTitle(before, target.value, takenIds))}
      />
      <div data-path="id" className="-mt-2 text-table text-fg-muted">
        <p className="wrap-anywhere">
          {texts.address}: <span className="font-mono text-fg">/portal/{path}</span>
        </p>
        <p>{takenIds ? texts.addressFollows : texts.addressStays}</p>
      </div>
      <TextArea
        data-path="description"
        label={texts.description}
        hint={texts.descriptionHint}
        error={errorAt(problems, "description")}
        rows={2}
        readOnly={isReadOnly}
        value={textOf(wordOf(document, "description"))}
        onChange={({ target }) => setWord("description", target.value === "" ? undefined : target.value)}
      />
      <SidebarPlace />
    </FormSection>
  );
}
