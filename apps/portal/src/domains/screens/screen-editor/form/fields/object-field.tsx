import type { Keyword, ObjectType } from "@portico/portal-config/keywords";
import { Button } from "@portico/ui";
import { Plus, Trash2 } from "@portico/ui/icons";
import { screenEditorMessages } from "../../../../../messages/screen-editor.ts";
import { Choice } from "../controls/inputs.tsx";
import { Expandable, FieldGrid, Group } from "../controls/parts.tsx";
import { isJsonObject, type JsonObject, propertyOf, textOf, withProperty } from "../document/document.ts";
import { emptyValue, shapeOf, shownPaths, withShape } from "../document/keyword-values.ts";
import { type FieldProps, useControl, useScreenForm } from "../document/screen-form.tsx";

const texts = screenEditorMessages.form.keywords;

export interface ObjectFieldsProps {
  type: ObjectType;
  /** Where the object is in the document. */
  path: string;
  value: JsonObject;
  /** The keywords to show first; the others are in an expandable part. @default all */
  first?: readonly string[] | undefined;
  /** Keywords that are not shown. */
  hidden?: readonly string[] | undefined;
  /** Hints that replace those of the keywords. */
  hints?: Readonly<Record<string, string>> | undefined;
  onChange: (value: JsonObject) => void;
}

/** The fields of an object's keywords. */
export function ObjectFields({
  type,
  path,
  value,
  first,
  hidden = [],
  hints = {},
  onChange,
}: ObjectFieldsProps) {
  const { Field } = useScreenForm();
  const { shapeKey, shapes } = type;
  const keywords = shapeOf(type, value)?.keywords ?? [];
  const shown = keywords.filter(({ key }) => !hidden.includes(key));
  const order = first ?? shown.map(({ key }) => key);
  const isFirst = ({ key, isRequired }: Keyword) => isRequired || order.includes(key);
  const more = shown.filter((keyword) => !isFirst(keyword));
  const known = [shapeKey, ...keywords.map(({ key }) => key)];
  const unknown = Object.keys(value).filter((key) => !known.includes(key));
  const field = (keyword: Keyword) => (
    <Field
      key={keyword.key}
      keyword={keyword}
      path={`${path}.${keyword.key}`}
      value={propertyOf(value, keyword.key)}
      parent={value}
      hint={hints[keyword.key]}
      onChange={(next) => onChange(withProperty(value, keyword.key, next))}
    />
  );
  return (
    <>
      {shapeKey !== undefined && !hidden.includes(shapeKey) && (
        <Choice
          data-path={`${path}.${shapeKey}`}
          label={type.shapeLabel}
          required
          options={shapes.flatMap(({ value: one, label }) =>
            one === undefined ? [] : [{ value: one, label }],
          )}
          value={textOf(propertyOf(value, shapeKey))}
          onValue={(next) => onChange(withShape(type, value, next))}
        />
      )}
      {shown
        .filter(isFirst)
        .toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
        .map(field)}
      {more.length > 0 && (
        <div className="col-span-full">
          <Expandable label={texts.more} isInitiallyOpen={more.some(({ key }) => Object.hasOwn(value, key))}>
            <FieldGrid>{more.map(field)}</FieldGrid>
          </Expandable>
        </div>
      )}
      {unknown.length > 0 && (
        <p className="col-span-full text-table text-fg-muted">
          {screenEditorMessages.form.unsupported.alsoSet(unknown.join(", "))}
        </p>
      )}
    </>
  );
}

/** An object inside another one, which may be missing. */
export function ObjectField({ type, ...props }: FieldProps & { type: ObjectType }) {
  const { keyword, path, value, onChange } = props;
  const { isReadOnly } = useScreenForm();
  const { label, hint } = useControl(props);
  const icon = { size: 14, "aria-hidden": true } as const;
  if (!isJsonObject(value)) {
    return isReadOnly ? null : (
      <div data-path={path} className="col-span-full">
        <Button size="sm" icon={<Plus {...icon} />} onClick={() => onChange(emptyValue(type))}>
          {texts.addSetting(label)}
        </Button>
      </div>
    );
  }
  return (
    <Group path={path} label={label} hint={hint} except={shownPaths(type, value, path)}>
      <div className="rounded-lg border border-border p-3">
        <FieldGrid>
          <ObjectFields {...{ type, path, value, onChange }} />
          {!keyword.isRequired && !isReadOnly && (
            <Button
              size="sm"
              className="self-end justify-self-start"
              icon={<Trash2 {...icon} />}
              onClick={() => onChange(undefined)}
            >
              {texts.removeSetting(label)}
            </Button>
          )}
        </FieldGrid>
      </div>
    </Group>
  );
}
