import { Button } from "@portico/ui";
import { FormSection } from "./form-section.tsx";
import { ProblemLines } from "./problem-lines.tsx";
import { problemsAt } from "./problems.ts";
import { useScreenForm } from "./screen-form.tsx";
import { placesOf, sectionIds, wordsWithoutPlace } from "./sections.ts";

/** What the document says besides, and what is wrong with that; nothing where it says no more. */
export function KeptSection() {
  const { document, problems, showJson } = useScreenForm();
  const words = wordsWithoutPlace(Object.keys(document));
  const elsewhere = problemsAt(problems, sectionIds.flatMap(placesOf));
  const left = problems.filter((problem) => !elsewhere.includes(problem));
  if (words.length === 0 && left.length === 0) return null;
  return (
    <FormSection id="kept">
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
