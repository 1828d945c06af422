import { TextArea, TextField } from "@portico/ui";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { FormSection } from "../controls/form-section.tsx";
import { propertyOf, textOf } from "../document/document.ts";
import { errorAt } from "../document/problems.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { withTitle } from "../document/screen-id.ts";
import { SidebarPosition } from "./sidebar-position.tsx";

const texts = screenEditorMessages.form.name;
const placesInSidebar = ["section", "label", "order"].map((word) => `navigation.${word}`);

/** The title, path and sidebar position of the screen. */
export function NameSection() {
  const { document, problems, takenIds, isReadOnly, update, setProperty: setWord } = useScreenForm();
  const path = textOf(propertyOf(document, "path"));
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
        value={textOf(propertyOf(document, "title"))}
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
        value={textOf(propertyOf(document, "description"))}
        onChange={({ target }) => setWord("description", target.value === "" ? undefined : target.value)}
      />
      <SidebarPosition />
    </FormSection>
  );
}
