import { navigationSections } from "@portico/portal-config";
import { Select, TextArea, TextField } from "@portico/ui";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { sections } from "../../../screens/navigation.ts";
import { alsoMeets } from "../access/audience.ts";
import { isWords, textOf, withWord, wordOf } from "../document.ts";
import { FormSection } from "../form-section.tsx";
import { OddPart } from "../odd-part.tsx";
import { errorAt } from "../problems.ts";
import { withTitle } from "../rows/screen-id.ts";
import { useScreenForm } from "../screen-form.tsx";

const texts = screenEditorMessages.form.name;

/** What the screen is called, its address, and where it stands in the sidebar. */
export function NameSection() {
  const { document, problems, takenIds, isReadOnly, update, setWord } = useScreenForm();
  const path = textOf(wordOf(document, "path"));
  return (
    <FormSection id="name" shown={["title", "description", "navigation.section"]}>
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
      <SidebarSection />
    </FormSection>
  );
}

function SidebarSection() {
  const { document, problems, isReadOnly, setWord } = useScreenForm();
  const said = wordOf(document, "navigation");
  if (said !== undefined && !isWords(said)) return <OddPart path="navigation" />;
  const section = navigationSections.find((one) => one === wordOf(said, "section"));
  const label = textOf(wordOf(said, "label"));
  const isSeen = !section || alsoMeets(wordOf(document, "access"), sections[section].access);
  const hints = [
    section && !isSeen && texts.notInSidebar(sections[section].label),
    label && texts.sidebarLabel(label),
  ].filter(Boolean);
  return (
    <Select
      data-path="navigation"
      className="max-w-80"
      label={texts.section}
      hint={hints.length > 0 ? hints.join(" ") : undefined}
      error={errorAt(problems, "navigation.section")}
      placeholder={texts.nowhere}
      disabled={isReadOnly}
      options={navigationSections.map((id) => ({ value: id, label: sections[id].label }))}
      value={section ?? ""}
      onChange={({ target }) =>
        setWord("navigation", target.value === "" ? undefined : withWord(said ?? {}, "section", target.value))
      }
    />
  );
}
