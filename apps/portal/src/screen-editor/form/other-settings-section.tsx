import { Button } from "@portico/ui";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { FormSection } from "./controls/form-section.tsx";
import { ProblemLines } from "./controls/problem-lines.tsx";
import { problemsAt } from "./document/problems.ts";
import { useScreenForm } from "./document/screen-form.tsx";
import { keysWithoutSection, pathsOf, sectionIds } from "./document/sections.ts";
import { ScreenKeywordField } from "./keywords/screen-keyword-field.tsx";

const texts = screenEditorMessages.form.otherSettings;

/** Settings that no other section shows, and keywords that the form does not know, with their problems. */
export function OtherSettingsSection() {
  const { document, problems, showJson } = useScreenForm();
  const keywords = keysWithoutSection(Object.keys(document));
  const elsewhere = problemsAt(problems, sectionIds.flatMap(pathsOf));
  const left = problems.filter((problem) => !elsewhere.includes(problem));
  const shown = pathsOf("otherSettings");
  return (
    <FormSection id="otherSettings" shown={shown}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-4 gap-y-3">
        {shown.map((name) => (
          <ScreenKeywordField key={name} name={name} />
        ))}
      </div>
      {keywords.length > 0 && <p className="text-table">{texts.unknown}</p>}
      {keywords.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {keywords.map((keyword) => (
            <li key={keyword} data-path={keyword} className="min-w-0">
              {showJson ? (
                <Button size="sm" className="font-mono" onClick={() => showJson(keyword)}>
                  {keyword}
                </Button>
              ) : (
                <span className="font-mono text-table wrap-anywhere">{keyword}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <ProblemLines problems={left} />
    </FormSection>
  );
}
