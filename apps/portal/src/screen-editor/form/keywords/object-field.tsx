import type { Keyword, ObjectType } from "@portico/portal-config/keywords";
import { Button, Select } from "@portico/ui";
import { Plus, Trash2 } from "@portico/ui/icons";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { Expandable } from "../controls/expandable.tsx";
import { ProblemLines } from "../controls/problem-lines.tsx";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { isJsonObject, type JsonObject, propertyOf, textOf, withProperty } from "../document/document.ts";
import { problemsAt } from "../document/problems.ts";
import { type KeywordFieldProps, useScreenForm } from "../document/screen-form.tsx";
import { choiceAt, hintAt, labelAt } from "./keyword-texts.ts";
import { emptyValue, shapeOf, shownPaths, withShape } from "./keyword-values.ts";

const texts = screenEditorMessages.form.keywords;
const { alsoSet } = screenEditorMessages.form.unsupported;
const grid = "grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-4 gap-y-3";

/** Props of `ObjectFields`. */
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
export function ObjectFields(props: ObjectFieldsProps) {
  const { type, path, value, first, hidden = [], hints = {}, onChange } = props;
  const { Field } = useScreenForm();
  const shape = shapeOf(type, value);
  const shown = shape?.keywords.filter(({ key }) => !hidden.includes(key)) ?? [];
  const isFirst = ({ key, isRequired }: Keyword) => !first || isRequired || first.includes(key);
  const known = [type.shapeKey, ...(shape?.keywords.map(({ key }) => key) ?? [])];
  const unknown = Object.keys(value).filter((key) => !known.includes(key));
  const more = shown.filter((keyword) => !isFirst(keyword));
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
      {type.shapeKey !== undefined && !hidden.includes(type.shapeKey) && (
        <ShapeSelect {...props} shapeKey={type.shapeKey} />
      )}
      {shown.filter(isFirst).toSorted(inOrder(first)).map(field)}
      {more.length > 0 && (
        <div className="col-span-full">
          <Expandable label={texts.more} isInitiallyOpen={more.some(({ key }) => Object.hasOwn(value, key))}>
            <div className={grid}>{more.map(field)}</div>
          </Expandable>
        </div>
      )}
      {unknown.length > 0 && (
        <p className="col-span-full text-table text-fg-muted">{alsoSet(unknown.join(", "))}</p>
      )}
    </>
  );
}

function inOrder(first: readonly string[] = []) {
  return (a: Keyword, b: Keyword) => first.indexOf(a.key) - first.indexOf(b.key);
}

function ShapeSelect({ type, path, value, shapeKey, onChange }: ObjectFieldsProps & { shapeKey: string }) {
  const { isReadOnly } = useScreenForm();
  const at = `${path}.${shapeKey}`;
  const options = type.shapes.flatMap((shape) => shape.value ?? []);
  return (
    <Select
      data-path={at}
      label={labelAt(at)}
      required
      disabled={isReadOnly}
      options={options.map((one) => ({ value: one, label: choiceAt(at, one) }))}
      value={textOf(propertyOf(value, shapeKey))}
      onChange={({ target }) => onChange(withShape(type, value, target.value))}
    />
  );
}

/** An object inside another one, which may be missing. */
export function ObjectField(props: KeywordFieldProps & { type: ObjectType }) {
  const { type, keyword, path, value, onChange } = props;
  const { problems, isReadOnly } = useScreenForm();
  const label = labelAt(path);
  const icon = { size: 14, "aria-hidden": true } as const;
  if (value === undefined) {
    return isReadOnly ? null : (
      <div className="col-span-full">
        <Button
          size="sm"
          data-path={path}
          icon={<Plus {...icon} />}
          onClick={() => onChange(emptyValue(type))}
        >
          {texts.addSetting(label)}
        </Button>
      </div>
    );
  }
  if (!isJsonObject(value)) return <UnsupportedPart path={path} />;
  return (
    <fieldset
      data-path={path}
      className="col-span-full min-w-0 rounded-lg border border-border px-3 pt-1 pb-3"
    >
      <legend className="px-1 text-table font-medium">{label}</legend>
      <p className="mb-2 text-table text-fg-muted empty:hidden">{hintAt(path, keyword)}</p>
      <div className={grid}>
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
      </div>
      <ProblemLines problems={problemsAt(problems, [path], shownPaths(type, value, path))} />
    </fieldset>
  );
}
