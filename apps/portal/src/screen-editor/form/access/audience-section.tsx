import type { Access } from "@portico/contract";
import { useId, useState } from "react";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { wordOf } from "../document.ts";
import { FormSection } from "../form-section.tsx";
import { OddPart } from "../odd-part.tsx";
import { ProblemLines } from "../problem-lines.tsx";
import { problemsAt } from "../problems.ts";
import { useScreenForm } from "../screen-form.tsx";
import { groupsInWords, readAudience, writeAudience } from "./audience.ts";
import { AudienceChoice } from "./audience-choice.tsx";
import { RightTicks } from "./right-ticks.tsx";
import { groupsAsSentence } from "./right-words.ts";

const texts = screenEditorMessages.form.audience;

/** Who may see the screen: everybody who may read its rows, or only some of those. */
export function AudienceSection() {
  const { document, endpoint, problems } = useScreenForm();
  const access = wordOf(document, "access");
  return (
    <FormSection id="audience" shown={["access"]}>
      <div data-path="access" className="flex flex-col gap-3">
        {endpoint ? <Audience access={access} needed={endpoint.access} /> : <OddPart path="access" />}
        <ProblemLines problems={problemsAt(problems, ["access"])} />
      </div>
    </FormSection>
  );
}

function Audience({ access, needed }: { access: unknown; needed: Access }) {
  const { isReadOnly, setWord } = useScreenForm();
  const name = useId();
  const [isNarrowing, setNarrowing] = useState(false);
  const audience = readAudience(access, needed);
  const names = audience.kind === "alsoOneOf" ? audience.names : [];
  const isOther = audience.kind === "other";
  const isAlso = audience.kind === "alsoOneOf" || (audience.kind === "everybody" && isNarrowing);
  const groups = groupsInWords(needed);
  const choose = (narrow: boolean) => {
    setNarrowing(narrow);
    if (!narrow || isOther) setWord("access", writeAudience(needed, []));
  };
  const tick = (next: readonly string[]) => {
    setNarrowing(true);
    setWord("access", writeAudience(needed, next));
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">{texts.label}</legend>
      {isOther && (
        <AudienceChoice name={name} label={texts.other} isReadOnly={isReadOnly} isChosen onChoose={() => {}}>
          <p className="text-table">{texts.otherText}</p>
          <code className="text-table wrap-anywhere">{audience.text}</code>
          {audience.isWeaker && <p className="text-table text-danger-fg">{texts.weaker}</p>}
          <OddPart path="access" text={screenEditorMessages.form.odd.see} />
        </AudienceChoice>
      )}
      <AudienceChoice
        name={name}
        label={texts.everybody}
        hint={groups.length === 0 ? texts.asksNothing : texts.asks(groupsAsSentence(groups))}
        isChosen={!isOther && !isAlso}
        isReadOnly={isReadOnly}
        onChoose={() => choose(false)}
      />
      <AudienceChoice
        name={name}
        label={texts.also}
        isChosen={isAlso}
        isReadOnly={isReadOnly}
        onChoose={() => choose(true)}
      >
        {isAlso && (
          <RightTicks
            ticked={names}
            needed={needed}
            noneTicked={texts.tickOne}
            onChange={({ ticked }) => tick(ticked)}
          />
        )}
      </AudienceChoice>
    </fieldset>
  );
}
