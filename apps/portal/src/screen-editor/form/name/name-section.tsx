import { type NavigationSection, navigationSections } from "@portico/portal-config";
import { Select, TextArea, TextField } from "@portico/ui";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { routes } from "../../../routing/routes.ts";
import { sections } from "../../../screens/navigation.ts";
import { alsoMeets, groupLabels } from "../access/audience.ts";
import { groupsText } from "../access/right-labels.ts";
import { Expandable } from "../controls/expandable.tsx";
import { FormSection } from "../controls/form-section.tsx";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { isJsonObject, type JsonObject, propertyOf, textOf, withProperty } from "../document/document.ts";
import { errorAt } from "../document/problems.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { withTitle } from "../document/screen-id.ts";
import { positionsIn } from "./sidebar-order.ts";

const texts = screenEditorMessages.form.name;
const placesInSidebar = ["section", "label", "order"].map((keyword) => `navigation.${keyword}`);

/** The title, path and sidebar position of the screen. */
export function NameSection() {
  const { document, problems, takenIds, isReadOnly, update, setProperty } = useScreenForm();
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
        onChange={({ target }) => setProperty("description", target.value === "" ? undefined : target.value)}
      />
      <SidebarPosition />
    </FormSection>
  );
}

/** The sidebar position of the screen, and its label there. */
function SidebarPosition() {
  const { document, problems, isReadOnly, setProperty } = useScreenForm();
  const declared = propertyOf(document, "navigation") ?? {};
  if (!isJsonObject(declared)) return <UnsupportedPart path="navigation" />;
  const section = navigationSections.find((one) => one === propertyOf(declared, "section"));
  const access = propertyOf(document, "access");
  const isForAll = (one: NavigationSection) => alsoMeets(access, sections[one].access);
  const hint = (one: NavigationSection) =>
    texts.notInSidebar(sections[one].label, groupsText(groupLabels(sections[one].access)));
  const choose = (value: string) => {
    // A position in one section is not valid in another.
    const moved = withProperty(withProperty(declared, "section", value), "order", undefined);
    setProperty("navigation", value === "" ? undefined : moved);
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
        <Expandable label={texts.inSidebar} isInitiallyOpen={Object.keys(declared).length > 1}>
          <NameInSidebar declared={declared} />
          <PositionInSidebar key={section} declared={declared} section={section} />
        </Expandable>
      )}
    </div>
  );
}

function NameInSidebar({ declared }: { declared: JsonObject }) {
  const { document, problems, isReadOnly, setProperty } = useScreenForm();
  const set = (label: string) =>
    setProperty("navigation", withProperty(declared, "label", label === "" ? undefined : label));
  return (
    <TextField
      data-path="navigation.label"
      className="max-w-96"
      label={texts.sidebarLabel}
      hint={texts.sidebarLabelHint(textOf(propertyOf(document, "title")))}
      error={errorAt(problems, "navigation.label")}
      readOnly={isReadOnly}
      autoComplete="off"
      value={textOf(propertyOf(declared, "label"))}
      onChange={({ target }) => set(target.value)}
    />
  );
}

function PositionInSidebar({ declared, section }: { declared: JsonObject; section: NavigationSection }) {
  const { problems, isReadOnly, setProperty } = useScreenForm();
  const order = propertyOf(declared, "order");
  const paths = positionsIn(section, routes);
  const isOwn = order !== undefined && !paths.some((path) => path.order === order);
  const own = typeof order === "number" ? String(order) : JSON.stringify(order);
  const options = paths.map((path) => ({
    value: String(path.order),
    label: path.after === undefined ? texts.atTheTop : texts.after(path.after),
  }));
  const choose = (value: string) => {
    const path = paths.find((one) => String(one.order) === value);
    if (path || value === "") setProperty("navigation", withProperty(declared, "order", path?.order));
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
