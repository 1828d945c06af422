import type { Access } from "@portico/contract";
import { type ReactNode, useId, useState } from "react";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { FormSection } from "../controls/form-section.tsx";
import { ProblemLines } from "../controls/problem-lines.tsx";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { propertyOf } from "../document/document.ts";
import { problemsAt } from "../document/problems.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { groupLabels, readAudience, writeAudience } from "./audience.ts";
import { RightCheckboxes } from "./right-checkboxes.tsx";
import { groupsText } from "./right-labels.ts";

const texts = screenEditorMessages.form.audience;

/** Who can see the screen: everyone who may read its rows, or only some of them. */
export function AudienceSection() {
  const { document, endpoint, problems } = useScreenForm();
  const access = propertyOf(document, "access");
  return (
    <FormSection id="audience" shown={["access"]}>
      <div data-path="access" className="flex flex-col gap-3">
        {endpoint ? <Audience access={access} needed={endpoint.access} /> : <UnsupportedPart path="access" />}
        <ProblemLines problems={problemsAt(problems, ["access"])} />
      </div>
    </FormSection>
  );
}

function Audience({ access, needed }: { access: unknown; needed: Access }) {
  const { isReadOnly, setProperty } = useScreenForm();
  const name = useId();
  const [isNarrowing, setNarrowing] = useState(false);
  const audience = readAudience(access, needed);
  const names = audience.kind === "alsoOneOf" ? audience.names : [];
  const isOther = audience.kind === "other";
  const isAlso = audience.kind === "alsoOneOf" || (audience.kind === "everybody" && isNarrowing);
  const groups = groupLabels(needed);
  const choose = (narrow: boolean) => {
    setNarrowing(narrow);
    if (!narrow || isOther) setProperty("access", writeAudience(needed, []));
  };
  const tick = (next: readonly string[]) => {
    setNarrowing(true);
    setProperty("access", writeAudience(needed, next));
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">{texts.label}</legend>
      {isOther && (
        <AudienceChoice name={name} label={texts.other} isReadOnly={isReadOnly} isChosen onChoose={() => {}}>
          <p className="text-table">{texts.otherText}</p>
          <code className="text-table wrap-anywhere">{audience.text}</code>
          {audience.isWeaker && <p className="text-table text-danger-fg">{texts.weaker}</p>}
          <UnsupportedPart path="access" text={screenEditorMessages.form.unsupported.see} />
        </AudienceChoice>
      )}
      <AudienceChoice
        name={name}
        label={texts.everybody}
        hint={groups.length === 0 ? texts.requiresNothing : texts.requires(groupsText(groups))}
        isChosen={!isOther && !isAlso}
        isReadOnly={isReadOnly}
        onChoose={() => choose(false)}
      />
      <AudienceChoice
        name={name}
        label={texts.restricted}
        isChosen={isAlso}
        isReadOnly={isReadOnly}
        onChoose={() => choose(true)}
      >
        {isAlso && (
          <RightCheckboxes
            selected={names}
            needed={needed}
            noneSelected={texts.selectOne}
            onChange={({ ticked }) => tick(ticked)}
          />
        )}
      </AudienceChoice>
    </fieldset>
  );
}

interface AudienceChoiceProps {
  /** Of the group of choices. */
  name: string;
  label: string;
  /** A sentence under it. */
  hint?: string;
  isChosen: boolean;
  /** It cannot be chosen here. */
  isReadOnly: boolean;
  onChoose: () => void;
  /** Controls for the chosen option. */
  children?: ReactNode;
}

/** One of the ways to say who may see a screen. */
function AudienceChoice({
  name,
  label,
  hint,
  isChosen,
  isReadOnly,
  onChoose,
  children,
}: AudienceChoiceProps) {
  const id = useId();
  return (
    <div className="rounded-lg border border-border px-3 py-2 has-[input[type=radio]:checked]:border-primary">
      <label className="flex cursor-pointer items-start gap-2.5">
        <input
          type="radio"
          name={name}
          className="mt-0.5 size-4 shrink-0 accent-primary outline-focus"
          aria-describedby={hint ? id : undefined}
          checked={isChosen}
          disabled={isReadOnly}
          onChange={onChoose}
        />
        <span className="min-w-0 text-form">{label}</span>
      </label>
      {hint && (
        <p id={id} className="ms-6.5 text-table text-fg-muted">
          {hint}
        </p>
      )}
      {children && <div className="ms-6.5 mt-2 flex flex-col gap-2">{children}</div>}
    </div>
  );
}
