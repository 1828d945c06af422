import { Suspense, useMemo } from "react";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { lazyPart } from "../../renderer/lazy-part.tsx";
import { parseJson } from "../draft/draft.ts";
import type { ComparedTexts } from "./compared-text.ts";
import { DifferenceList } from "./difference-list.tsx";

const texts = screenEditorMessages.compare;

const SideBySide = lazyPart(async () => (await import("./side-by-side.tsx")).SideBySide);

/** Two texts of a screen compared: a summary first, then the JSON side by side. */
export function CompareView({ before, after }: ComparedTexts) {
  const documents = useMemo(() => [parseJson(before.text), parseJson(after.text)] as const, [before, after]);
  const [first, second] = documents;
  const noJson = [first.syntaxError && before, second.syntaxError && after].find(
    (text) => text !== undefined,
  );
  if (before.text === after.text) return <p className="text-table text-fg-muted">{texts.same}</p>;
  return (
    <div className="grid min-w-0 gap-4">
      <section aria-label={texts.summary} className="grid gap-2">
        <h3 className="text-form font-semibold">{texts.summary}</h3>
        {noJson ? (
          <p className="text-table text-fg-muted">{texts.noJson(noJson.label)}</p>
        ) : (
          <DifferenceList before={first.document} after={second.document} />
        )}
      </section>
      <section aria-label={texts.json} className="grid min-w-0 gap-2">
        <h3 className="text-form font-semibold">{texts.json}</h3>
        <Suspense fallback={<div className="h-80 rounded-lg border border-border" />}>
          <SideBySide before={before} after={after} />
        </Suspense>
      </section>
    </div>
  );
}
