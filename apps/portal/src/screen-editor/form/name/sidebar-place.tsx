import { type NavigationSection, navigationSections } from "@portico/portal-config";
import { Select, TextField } from "@portico/ui";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { sections } from "../../../screens/navigation.ts";
import { routes } from "../../../shell/routes.ts";
import { alsoMeets, groupsInWords } from "../access/audience.ts";
import { groupsAsSentence } from "../access/right-words.ts";
import { isWords, textOf, type Words, withWord, wordOf } from "../document.ts";
import { OddPart } from "../odd-part.tsx";
import { errorAt } from "../problems.ts";
import { useScreenForm } from "../screen-form.tsx";
import { Unfold } from "../unfold.tsx";
import { placesIn } from "./sidebar-order.ts";

const texts = screenEditorMessages.form.name;

/** Where the screen stands in the sidebar, and what it is called there. */
export function SidebarPlace() {
  const { document, problems, isReadOnly, setWord } = useScreenForm();
  const said = wordOf(document, "navigation") ?? {};
  if (!isWords(said)) return <OddPart path="navigation" />;
  const section = navigationSections.find((one) => one === wordOf(said, "section"));
  const access = wordOf(document, "access");
  const isForAll = (one: NavigationSection) => alsoMeets(access, sections[one].access);
  const hint = (one: NavigationSection) =>
    texts.notInSidebar(sections[one].label, groupsAsSentence(groupsInWords(sections[one].access)));
  const choose = (value: string) => {
    // A place among the pages of one section is none among those of another.
    const moved = withWord(withWord(said, "section", value), "order", undefined);
    setWord("navigation", value === "" ? undefined : moved);
  };
  return (
    <div data-path="navigation" className="flex flex-col gap-4">
      <Select
        data-path="navigation.section"
        className="max-w-96"
        label={texts.section}
        hint={section && !isForAll(section) ? hint(section) : undefined}
        error={errorAt(problems, "navigation.section")}
        placeholder={texts.nowhere}
        disabled={isReadOnly}
        options={navigationSections.map((id) => {
          const { label } = sections[id];
          return { value: id, label: isForAll(id) ? label : texts.notForAll(label) };
        })}
        value={section ?? ""}
        onChange={({ target }) => choose(target.value)}
      />
      {section && (
        <Unfold label={texts.inSidebar} isBegun={Object.keys(said).length > 1}>
          <NameInSidebar said={said} />
          <PlaceInSidebar key={section} said={said} section={section} />
        </Unfold>
      )}
    </div>
  );
}

function NameInSidebar({ said }: { said: Words }) {
  const { document, problems, isReadOnly, setWord } = useScreenForm();
  const set = (label: string) =>
    setWord("navigation", withWord(said, "label", label === "" ? undefined : label));
  return (
    <TextField
      data-path="navigation.label"
      className="max-w-96"
      label={texts.sidebarLabel}
      hint={texts.sidebarLabelHint(textOf(wordOf(document, "title")))}
      error={errorAt(problems, "navigation.label")}
      readOnly={isReadOnly}
      autoComplete="off"
      value={textOf(wordOf(said, "label"))}
      onChange={({ target }) => set(target.value)}
    />
  );
}

function PlaceInSidebar({ said, section }: { said: Words; section: NavigationSection }) {
  const { problems, isReadOnly, setWord } = useScreenForm();
  const order = wordOf(said, "order");
  const places = placesIn(section, routes);
  const isOwn = order !== undefined && !places.some((place) => place.order === order);
  const own = typeof order === "number" ? String(order) : JSON.stringify(order);
  const options = places.map((place) => ({
    value: String(place.order),
    label: place.after === undefined ? texts.atTheTop : texts.after(place.after),
  }));
  const choose = (value: string) => {
    const place = places.find((one) => String(one.order) === value);
    if (place || value === "") setWord("navigation", withWord(said, "order", place?.order));
  };
  return (
    <Select
      data-path="navigation.order"
      className="max-w-96"
      label={texts.order}
      error={errorAt(problems, "navigation.order")}
      placeholder={texts.atTheEnd}
      disabled={isReadOnly}
      options={isOwn ? [...options, { value: own, label: texts.asWritten(own) }] : options}
      value={order === undefined ? "" : own}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
