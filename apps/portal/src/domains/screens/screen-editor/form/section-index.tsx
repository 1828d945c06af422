import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import { problemsAt } from "./document/problems.ts";
import { useScreenForm } from "./document/screen-form.tsx";
import { elementIdOf, pathsOf, type SectionId, sectionIds } from "./sections/sections.ts";

const texts = screenEditorMessages.form;

/** Goes to a section without a step in the history, so that going back leaves the page. */
function goTo(id: SectionId) {
  const section = document.getElementById(elementIdOf(id));
  section?.scrollIntoView({ block: "start" });
  section?.focus({ preventScroll: true });
}

/** Links to each section of the form, and marks those with problems. */
export function SectionIndex() {
  const { problems } = useScreenForm();
  return (
    <nav aria-label={texts.sections} className="@3xl:sticky @3xl:top-14" data-print="hidden">
      <ul className="flex flex-wrap gap-0.5 @3xl:flex-col">
        {sectionIds.map((id) => {
          const count = problemsAt(problems, pathsOf(id)).length;
          return (
            <li key={id}>
              <button
                type="button"
                onClick={() => goTo(id)}
                className="flex w-full cursor-pointer items-center gap-2 rounded-md px-2.5 py-1.5 text-start text-table text-fg-muted outline-focus transition-colors duration-fast hover:bg-surface-hover hover:text-fg"
              >
                <span className="min-w-0 flex-1">{texts.section[id].title}</span>
                {count > 0 && (
                  <span className="rounded-full bg-danger-surface px-1.5 text-caption text-danger-fg tabular-nums">
                    {count}
                    <span className="sr-only"> {texts.problemsOf(count)}</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
