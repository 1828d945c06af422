import { Button } from "@portico/ui";
import { FormSection } from "./controls/form-section.tsx";
import { ProblemLines } from "./controls/problem-lines.tsx";
import { problemsAt } from "./document/problems.ts";
import { useScreenForm } from "./document/screen-form.tsx";
import { keysWithoutSection, pathsOf, sectionIds } from "./document/sections.ts";

/** Settings that no other section shows, with their problems; nothing if there are none. */
export function OtherSettingsSection() {
  const { document, problems, showJson } = useScreenForm();
  const words = keysWithoutSection(Object.keys(document));
  const elsewhere = problemsAt(problems, sectionIds.flatMap(pathsOf));
  const left = problems.filter((problem) => !elsewhere.includes(problem));
  if (words.length === 0 && left.length === 0) return null;
  return (
    <FormSection id="otherSettings">
      {words.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {words.map((word) => (
            <li key={word} data-path={word} className="min-w-0">
              {showJson ? (
                <Button size="sm" className="font-mono" onClick={() => showJson(word)}>
                  {word}
                </Button>
              ) : (
                <span className="font-mono text-table wrap-anywhere">{word}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <ProblemLines problems={left} />
    </FormSection>
  );
}
