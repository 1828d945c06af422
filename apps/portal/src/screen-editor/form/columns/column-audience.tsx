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

const texts = screenEditorMessages.form;

/** Props of `ColumnAudience`. */
export interface ColumnAudienceProps {
  /** What the column says of who sees it. */
  access: unknown;
  /** Where the column is in the document. */
  columnPath: string;
  /** Called with the new requirement; undefined for everyone who sees the screen. */
  onChange: (access: string | undefined) => void;
}

/** Who sees a column: everyone who sees the screen, or only users with certain rights. */
export function ColumnAudience({ access, columnPath, onChange }: ColumnAudienceProps) {
  const { document, problems } = useScreenForm();
  const [isNarrowing, setNarrowing] = useState(false);
  const names = access === undefined ? [] : readOneOf(access);
  const isSome = access !== undefined || isNarrowing;
  const path = `${columnPath}.access`;
  const choose = (some: boolean) => {
    setNarrowing(some);
    if (!some) onChange(undefined);
  };
  const tick = (ticked: readonly string[]) => {
    setNarrowing(true);
    onChange(ticked.length === 0 ? undefined : ticked.join("|"));
  };
  return (
    <div data-path={path} className="col-span-full flex flex-col gap-3">
      <Checkbox
        label={texts.columns.limited}
        hint={texts.columns.limitedHint}
        checked={isSome}
        onCheckedChange={({ checked }) => choose(checked === true)}
      />
      {isSome && names && (
        <RightCheckboxes
          selected={names}
          needed={textOf(propertyOf(document, "access"))}
          noneSelected={texts.columns.selectOne}
          onChange={({ ticked }) => tick(ticked)}
        />
      )}
      {!names && <UnsupportedPart path={path} />}
      <ProblemLines problems={problemsAt(problems, [path])} />
    </div>
  );
}
