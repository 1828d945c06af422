import { type NavigationSection, navigationSections } from "@portico/portal-config";
import { accessLabel } from "@portico/portal-config/description";
import { Select, TextField } from "@portico/ui";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { routes } from "../../../routing/routes.ts";
import { sections } from "../../../screens/navigation.ts";
import { alsoMeets } from "../access/audience.ts";
import { Expandable } from "../controls/expandable.tsx";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { isJsonObject, textOf, withProperty } from "../document/document.ts";
import { errorAt } from "../document/problems.ts";
import { type KeywordFieldProps, useScreenForm } from "../document/screen-form.tsx";
import { positionsIn } from "./sidebar-order.ts";

const texts = screenEditorMessages.form.name;

/** The sidebar position of the screen, and its label there. */
export function NavigationField({ path, value = {}, parent, onChange }: KeywordFieldProps) {
  const { problems, isReadOnly } = useScreenForm();
  if (!isJsonObject(value)) return <UnsupportedPart path={path} />;
  const { label, order } = value;
  const section = navigationSections.find((one) => one === value.section);
  const isForAll = (one: NavigationSection) => alsoMeets(parent.access, sections[one].access);
  const positions = section ? positionsIn(section, routes) : [];
  const asWritten = order === undefined ? "" : JSON.stringify(order);
  const isOwn = order !== undefined && !positions.some((one) => one.order === order);
  const control = (keyword: string) => ({
    className: "max-w-96",
    "data-path": `${path}.${keyword}`,
    error: errorAt(problems, `${path}.${keyword}`),
  });
  const set = (keyword: string, next: unknown) => onChange(withProperty(value, keyword, next));
  return (
    <div data-path={path} className="flex flex-col gap-4">
      <Select
        {...control("section")}
        label={texts.section}
        hint={
          section && !isForAll(section)
            ? texts.notInSidebar(sections[section].label, accessLabel(sections[section].access))
            : undefined
        }
        placeholder={texts.nowhere}
        disabled={isReadOnly}
        options={navigationSections.map((id) => {
          const name = sections[id].label;
          return { value: id, label: isForAll(id) ? name : texts.notForAll(name) };
        })}
        value={section ?? ""}
        onChange={({ target }) => {
          // A position in one section is not valid in another.
          const moved = { ...withProperty(value, "order", undefined), section: target.value };
          onChange(target.value === "" ? undefined : moved);
        }}
      />
      {section && (
        <Expandable label={texts.inSidebar} isInitiallyOpen={Object.keys(value).length > 1}>
          <TextField
            {...control("label")}
            label={texts.sidebarLabel}
            hint={texts.sidebarLabelHint(textOf(parent.title))}
            readOnly={isReadOnly}
            autoComplete="off"
            value={textOf(label)}
            onChange={({ target }) => set("label", target.value === "" ? undefined : target.value)}
          />
          <Select
            key={section}
            {...control("order")}
            label={texts.order}
            placeholder={texts.atTheEnd}
            disabled={isReadOnly}
            options={[
              ...positions.map((one) => ({
                value: String(one.order),
                label: one.after === undefined ? texts.atTheTop : texts.after(one.after),
              })),
              ...(isOwn ? [{ value: asWritten, label: texts.asWritten(asWritten) }] : []),
            ]}
            value={asWritten}
            onChange={({ target }) => set("order", target.value === "" ? undefined : Number(target.value))}
          />
        </Expandable>
      )}
    </div>
  );
}
