import { lazyPart } from "@portico/renderer/parts";
import { Suspense } from "react";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import { parseJson } from "../draft/draft.ts";
import { DifferenceList } from "./difference-list.tsx";
import type { SideBySideProps } from "./side-by-side.tsx";

const texts = screenEditorMessages.compare;

const SideBySide = lazyPart(async () => (await import("./side-by-side.tsx")).SideBySide);

/** Two texts of a screen compared: a summary first, then the JSON side by side. */
export function CompareView({ before, after }: SideBySideProps) {
  if (before.text === after.text) return <p className="text-table text-fg-muted">{texts.same}</p>;
  const invalid = [before, after].find(({ text }) => parseJson(text).syntaxError);
  return (
    <div className="grid min-w-0 gap-4">
      <section aria-label={texts.summary} className="grid gap-2">
        <h3 className="text-form font-semibold">{texts.summary}</h3>
        {invalid ? (
          <p className="text-table text-fg-muted">{texts.noJson(invalid.label)}</p>
        ) : (
          <DifferenceList before={before.text} after={after.text} />
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
