import { Checkbox } from "@portico/ui";
import { useState } from "react";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { readOneOf } from "../access/audience.ts";
import { RightTicks } from "../access/right-ticks.tsx";
import { textOf, wordOf } from "../document.ts";
import { OddPart } from "../odd-part.tsx";
import { ProblemLines } from "../problem-lines.tsx";
import { problemsAt } from "../problems.ts";
import { useScreenForm } from "../screen-form.tsx";

const texts = screenEditorMessages.form;

/** Props of `ColumnAudience`. */
export interface ColumnAudienceProps {
  /** What the column says of who sees it. */
  access: unknown;
  /** Where the column stands in the document. */
  place: string;
  /** Called with what it is to say; undefined for everybody who sees the screen. */
  onChange: (access: string | undefined) => void;
}

/** Who sees a column: everybody who sees the screen, or those of them who hold one of some rights. */
export function ColumnAudience({ access, place, onChange }: ColumnAudienceProps) {
  const { document, problems } = useScreenForm();
  const [isNarrowing, setNarrowing] = useState(false);
  const names = access === undefined ? [] : readOneOf(access);
  const isSome = access !== undefined || isNarrowing;
  const path = `${place}.access`;
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
        label={texts.columns.some}
        hint={texts.columns.someHint}
        checked={isSome}
        onCheckedChange={({ checked }) => choose(checked === true)}
      />
      {isSome && names && (
        <RightTicks
          ticked={names}
          needed={textOf(wordOf(document, "access"))}
          noneTicked={texts.columns.tickOne}
          onChange={({ ticked }) => tick(ticked)}
        />
      )}
      {!names && <OddPart path={path} />}
      <ProblemLines problems={problemsAt(problems, [path])} />
    </div>
  );
}
