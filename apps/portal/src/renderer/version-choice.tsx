import { useId } from "react";
import { formMessages } from "../messages/lists.ts";

const texts = formMessages.versionConflict;

/** Which of two versions is chosen. */
export type ChosenVersion = "mine" | "theirs";

/** Props of `VersionChoice`. */
export interface VersionChoiceProps {
  /** The label of the field. */
  label: string;
  /** Each version, a line for each entry. */
  mine: readonly string[];
  theirs: readonly string[];
  choice: ChosenVersion;
  onChange: (choice: ChosenVersion) => void;
}

/** Two versions side by side, to choose one. */
export function VersionChoice({ label, mine, theirs, choice, onChange }: VersionChoiceProps) {
  const name = useId();
  const sides = [
    { side: "mine", title: texts.mine, lines: mine },
    { side: "theirs", title: texts.theirs, lines: theirs },
  ] as const;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-table font-medium">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {sides.map(({ side, title, lines }) => (
          <label
            key={side}
            className="flex min-w-0 cursor-pointer items-start gap-2.5 rounded-lg border border-border px-3 py-2 hover:bg-surface-hover has-checked:border-primary has-checked:bg-surface-selected"
          >
            <input
              type="radio"
              name={name}
              className="mt-0.5 size-4 accent-primary outline-focus"
              checked={choice === side}
              onChange={() => onChange(side)}
            />
            <span className="min-w-0 flex-1">
              <span className="block text-caption text-fg-muted">{title}</span>
              {(lines.length > 0 ? lines : [texts.nothing]).map((line) => (
                <span key={line} className="block break-words text-table">
                  {line}
                </span>
              ))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
