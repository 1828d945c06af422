import { navigationSections } from "@portico/portal-config";
import { accessLabel } from "@portico/portal-config/description";
import { screenEditorMessages } from "../../../../../messages/screen-editor.ts";
import { routes } from "../../../../../routing/routes.ts";
import { sections } from "../../../../../screens/navigation.ts";
import { Choice, Text } from "../controls/inputs.tsx";
import { Expandable } from "../controls/parts.tsx";
import { isJsonObject, textOf, withProperty } from "../document/document.ts";
import { errorAt } from "../document/problems.ts";
import { type FieldProps, useControl, useScreenForm } from "../document/screen-form.tsx";
import { withTitle } from "../document/screen-id.ts";
import { alsoMeets } from "../fields/audience.ts";
import { positionsIn } from "./sidebar-order.ts";

const texts = screenEditorMessages.form.name;

/** The title, and the address that is based on it until the screen is saved. */
export function TitleField(props: FieldProps) {
  const { takenIds, update } = useScreenForm();
  return (
    <>
      <Text
        {...useControl(props)}
        required
        value={textOf(props.value)}
        onValue={(title) => update((before) => withTitle(before, title, takenIds))}
      />
      <div data-path="id" className="-mt-2 text-table text-fg-muted">
        <p className="wrap-anywhere">
          {texts.address}: <span className="font-mono text-fg">/portal/{textOf(props.parent.path)}</span>
        </p>
        <p>{takenIds ? texts.addressFollows : texts.addressStays}</p>
      </div>
    </>
  );
}

/** The sidebar position of the screen, and its label there. */
export function NavigationField({ path, value, parent, onChange }: FieldProps) {
  const { problems } = useScreenForm();
  const navigation = isJsonObject(value) ? value : {};
  const { label, order } = navigation;
  const id = navigationSections.find((one) => one === navigation.section);
  const section = id && sections[id];
  const isForAll = ({ access }: (typeof sections)[keyof typeof sections]) => alsoMeets(parent.access, access);
  const control = (keyword: string) => ({
    className: "max-w-96",
    "data-path": `${path}.${keyword}`,
    error: errorAt(problems, `${path}.${keyword}`),
  });
  const set = (keyword: string, next: unknown) => onChange(withProperty(navigation, keyword, next));
  return (
    <div data-path={path} className="flex flex-col gap-4">
      <Choice
        {...control("section")}
        label={texts.section}
        hint={
          section && !isForAll(section)
            ? texts.notInSidebar(section.label, accessLabel(section.access))
            : undefined
        }
        placeholder={texts.nowhere}
        options={navigationSections.map((one) => {
          const name = sections[one].label;
          return { value: one, label: isForAll(sections[one]) ? name : texts.notForAll(name) };
        })}
        value={id ?? ""}
        onValue={(next) => {
          // A position in one section is not valid in another.
          const moved = { ...withProperty(navigation, "order", undefined), section: next };
          onChange(next === "" ? undefined : moved);
        }}
      />
      {id && (
        <Expandable label={texts.inSidebar} isInitiallyOpen={Object.keys(navigation).length > 1}>
          <Text
            {...control("label")}
            label={texts.sidebarLabel}
            hint={texts.sidebarLabelHint(textOf(parent.title))}
            value={textOf(label)}
            onValue={(next) => set("label", next || undefined)}
          />
          <Choice
            key={id}
            {...control("order")}
            label={texts.order}
            placeholder={texts.atTheEnd}
            options={positionOptions(positionsIn(id, routes), order)}
            value={order === undefined ? "" : JSON.stringify(order)}
            onValue={(next) => set("order", next === "" ? undefined : Number(next))}
          />
        </Expandable>
      )}
    </div>
  );
}

/** The positions in a section; an order that is none of them stays. */
function positionOptions(positions: ReturnType<typeof positionsIn>, order: unknown) {
  const options = positions.map((one) => ({
    value: String(one.order),
    label: one.after === undefined ? texts.atTheTop : texts.after(one.after),
  }));
  const written = JSON.stringify(order);
  const isOther = order !== undefined && !options.some(({ value }) => value === written);
  return isOther ? [...options, { value: written, label: texts.asWritten(written) }] : options;
}
