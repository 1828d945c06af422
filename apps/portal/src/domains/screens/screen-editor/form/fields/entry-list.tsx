import { moveEntry } from "@portico/ui/ordered-list";
import { screenEditorMessages } from "../../../../../messages/screen-editor.ts";
import { Expandable, FieldGrid, PersonalMark, Problems, Unsupported } from "../controls/parts.tsx";
import { type RowAdder, Rows } from "../controls/rows.tsx";
import { entriesOf, type JsonObject, propertyOf, textOf } from "../document/document.ts";
import { collapse, emptyEntry, expand, shownPaths } from "../document/keyword-values.ts";
import { problemsAt } from "../document/problems.ts";
import { type FieldProps, useScreenForm } from "../document/screen-form.tsx";
import { ObjectFields, type ObjectFieldsProps } from "./object-field.tsx";

const texts = screenEditorMessages.form.keywords;
/** Keywords with the name of an entry, the best first. */
const naming = ["label", "title", "field", "name", "id", "kind"];

/** How an entry is shown. */
export interface EntryDescription extends Pick<ObjectFieldsProps, "first" | "hidden" | "hints"> {
  readonly label?: string | undefined;
  /** Short facts; false ones are left out. */
  readonly about?: readonly (string | false | undefined)[];
  readonly isPersonal?: boolean;
}

export interface EntryListProps extends FieldProps {
  /** Describes an entry. @default by its name */
  describe?: (entry: JsonObject) => EntryDescription;
  /** What can be added. @default empty entries */
  add?: RowAdder;
  /** Shown while there are no entries. */
  none?: string;
  /** The section around it has the same title. @default false */
  isLabelHidden?: boolean;
}

/** A list of objects: entries that can be expanded, moved, added and removed. */
export function EntryList({ describe = () => ({}), none = texts.noEntries, add, ...props }: EntryListProps) {
  const { keyword, path, value, isLabelHidden, onChange } = props;
  const type = keyword.type.kind === "list" ? keyword.type.of : keyword.type;
  if (type.kind !== "object") return <Unsupported path={path} />;
  const { label } = keyword;
  const entries = entriesOf(value);
  const set = (next: readonly unknown[]) =>
    onChange(next.length === 0 && !keyword.isRequired ? undefined : next);
  const rows = entries.map((raw, index) => {
    const entry = expand(type, raw);
    const described = entry ? describe(entry) : {};
    const names = [described.label, ...naming.map((key) => textOf(propertyOf(entry, key)))];
    const row = { label: names.find(Boolean) ?? texts.entry(index + 1), path: `${path}[${index}]` };
    const shown = entry ? shownPaths(type, entry, row.path, described.hidden) : [];
    const change = (next: JsonObject) => set(entries.with(index, collapse(type, next)));
    return {
      ...row,
      shown,
      content: entry ? (
        <Entry {...described} {...row} type={type} value={entry} shown={shown} onChange={change} />
      ) : (
        <Unsupported path={row.path} text={screenEditorMessages.form.unsupported.entry(row.label)} />
      ),
    };
  });
  return (
    <Rows
      path={path}
      label={label}
      isLabelHidden={isLabelHidden}
      none={none}
      rows={rows}
      onMove={({ from, to }) => set(moveEntry(entries, from, to))}
      onRemove={(index) => set(entries.toSpliced(index, 1))}
      add={add ?? { label: texts.addEntry(label), onAdd: () => set([...entries, emptyEntry(type, entries)]) }}
    />
  );
}

interface EntryProps extends EntryDescription, ObjectFieldsProps {
  label: string;
  /** The paths whose problems the fields show. */
  shown: readonly string[];
}

/** An entry's name and facts, with its fields while it is expanded. */
function Entry({ label, about = [], isPersonal = false, shown, ...fields }: EntryProps) {
  const { problems } = useScreenForm();
  const summary = (
    <>
      <span className="text-fg">{label}</span>{" "}
      <span className="font-normal empty:hidden">{about.filter(Boolean).join(" · ")}</span>{" "}
      {isPersonal && <PersonalMark />}
    </>
  );
  return (
    <>
      <Expandable label={summary} isLazy={problemsAt(problems, [fields.path]).length === 0}>
        <FieldGrid>
          <ObjectFields {...fields} />
        </FieldGrid>
      </Expandable>
      <div className="peer-open:hidden">
        <Problems at={shown} />
      </div>
    </>
  );
}
