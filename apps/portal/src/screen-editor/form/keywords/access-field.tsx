import { Checkbox } from "@portico/ui";
import { useState } from "react";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { readOneOf } from "../access/audience.ts";
import { RightCheckboxes } from "../access/right-checkboxes.tsx";
import { ProblemLines } from "../controls/problem-lines.tsx";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { propertyOf, textOf } from "../document/document.ts";
import { problemsAt } from "../document/problems.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import type { KeywordFieldProps } from "./keyword-props.ts";
import { hintAt, labelAt } from "./keyword-texts.ts";

/** Who is offered a column, filter or button: everyone who can see the screen, or only users with certain rights. */
export function AccessField({ keyword, path, value, onChange }: KeywordFieldProps) {
  const { document, problems, isReadOnly } = useScreenForm();
  const [isLimiting, setLimiting] = useState(false);
  const names = value === undefined ? [] : readOneOf(value);
  const isLimited = value !== undefined || isLimiting;
  const limit = (limited: boolean) => {
    setLimiting(limited);
    if (!limited) onChange(undefined);
  };
  const select = (selected: readonly string[]) => {
    setLimiting(true);
    onChange(selected.length === 0 ? undefined : selected.join("|"));
  };
  return (
    <div data-path={path} className="col-span-full flex flex-col gap-3">
      <Checkbox
        label={labelAt(path)}
        hint={hintAt(path, keyword)}
        checked={isLimited}
        disabled={isReadOnly}
        onCheckedChange={({ checked }) => limit(checked === true)}
      />
      {isLimited && names && (
        <RightCheckboxes
          selected={names}
          needed={textOf(propertyOf(document, "access"))}
          noneSelected={screenEditorMessages.form.keywords.selectOneRight}
          onChange={({ ticked }) => select(ticked)}
        />
      )}
      {!names && <UnsupportedPart path={path} />}
      <ProblemLines problems={problemsAt(problems, [path])} />
    </div>
  );
}
