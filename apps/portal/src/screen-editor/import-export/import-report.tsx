import type { ScreenProblem } from "@portico/portal-config/check";
import { StatusBadge } from "@portico/ui";
import { Info, TriangleAlert } from "@portico/ui/icons";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { errorMessage } from "../../api/error-message.ts";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { CompareView } from "../compare/compare-view.tsx";
import type { ComparedText } from "../compare/compared-text.ts";
import { type ExistingScreen, fetchScreenText } from "./existing-screens.ts";
import type { ImportedScreen } from "./imported-screen.ts";
import type { RequiredEndpoint, Requirements } from "./requirements.ts";

const requirementTexts = screenEditorMessages.importExport.requirements;
const tones = { here: "success", partly: "warning", forbidden: "warning", missing: "danger" } as const;
const texts = screenEditorMessages.importExport;

/** Props of `ImportReport`. */
export interface ImportReportProps {
  imported: ImportedScreen;
  /** What is in the editor; undefined where that is nothing yet. */
  written: string | undefined;
  /** The screen of that id that is here, where the file becomes another one. */
  existing: ExistingScreen | undefined;
}

/** What a file brings: which screen, what had to go, what is wrong, what it needs, and what would change. */
export function ImportReport({ imported: carried, written, existing }: ImportReportProps) {
  const { title = texts.untitled, id, idInFile, dropped, problems, requirements: needs } = carried;
  return (
    <div className="grid min-w-0 gap-4 text-table">
      <div className="grid gap-1">
        <h3 className="text-form font-semibold wrap-anywhere">{id ? texts.found(title, id) : title}</h3>
        {idInFile !== undefined && id !== undefined && (
          <p>
            {existing ? texts.idTaken(idInFile, id) : texts.renamed(idInFile, id)}{" "}
            {existing?.rowId !== undefined && (
              <>
                {texts.idTakenHint}{" "}
                <Link
                  to={`/portal/manage/screens/${existing.rowId}`}
                  className="rounded-sm text-fg-link underline underline-offset-2 outline-focus"
                >
                  {texts.openExisting}
                </Link>
              </>
            )}
          </p>
        )}
      </div>
      {dropped.length > 0 && (
        <Problems
          icon={<Info size={16} aria-hidden="true" />}
          isWrong={false}
          title={texts.dropped}
          problems={dropped}
        />
      )}
      {problems.length > 0 && (
        <Problems
          icon={<TriangleAlert size={16} aria-hidden="true" />}
          isWrong
          title={texts.problems(problems.length)}
          problems={problems}
        />
      )}
      <RequirementsList requirements={needs} />
      <section aria-label={texts.difference} className="grid min-w-0 gap-2">
        <h3 className="text-form font-semibold">{texts.difference}</h3>
        <Difference imported={carried} written={written} existing={existing} />
      </section>
    </div>
  );
}

function Difference({ imported: carried, written, existing }: ImportReportProps) {
  const after: ComparedText = { label: texts.inFile, text: carried.text };
  if (existing) return <ToExisting existing={existing} after={after} />;
  if (written === undefined) return <p className="text-fg-muted">{texts.editorEmpty}</p>;
  if (written === carried.text) return <p className="text-fg-muted">{texts.same}</p>;
  return <CompareView before={{ label: texts.inEditor, text: written }} after={after} />;
}

function ToExisting({ existing, after }: { existing: ExistingScreen; after: ComparedText }) {
  const { data, error } = useQuery({
    queryKey: ["screens.version", "here", existing.screenId],
    queryFn: ({ signal }) => fetchScreenText(existing, signal),
    gcTime: 0,
  });
  if (error) return <p role="alert">{errorMessage(error)}</p>;
  if (!data) return <p className="text-fg-muted">{texts.reading}</p>;
  return <CompareView before={{ label: texts.ofScreen(data.label), text: data.text }} after={after} />;
}

interface ProblemsProps {
  icon: ReactNode;
  isWrong: boolean;
  title: string;
  problems: readonly ScreenProblem[];
}

function Problems({ icon, isWrong, title, problems }: ProblemsProps) {
  return (
    <div
      data-wrong={isWrong || undefined}
      className="flex gap-2.5 rounded-lg border border-info-border bg-info-surface px-3 py-2 text-info-fg data-wrong:border-warning-border data-wrong:bg-warning-surface data-wrong:text-warning-fg"
    >
      <span className="mt-0.5 shrink-0">{icon}</span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-medium">{title}</p>
        <ul className="mt-1 list-disc ps-4 text-fg">
          {[...new Set(problems.map(({ message }) => message))].map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface RequirementsListProps {
  /** Undefined where it cannot be told. */
  requirements: Requirements | undefined;
}

/** What a screen depends on, and whether that is here. */
function RequirementsList({ requirements: needs }: RequirementsListProps) {
  return (
    <section aria-label={requirementTexts.title} className="grid gap-2">
      <h3 className="text-form font-semibold">{requirementTexts.title}</h3>
      {needs ? (
        <>
          <ul className="grid gap-x-3 gap-y-1.5 sm:grid-cols-[auto_1fr]">
            {needs.endpoints.map((call) => (
              <li key={call.id} className="grid gap-x-3 gap-y-0.5 sm:col-span-2 sm:grid-cols-subgrid">
                <span>
                  <StatusBadge tone={tones[call.state]}>{requirementTexts.states[call.state]}</StatusBadge>
                </span>
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-medium">{call.id}</span>
                  <span className="text-fg-muted">{` · ${whyOf(call) ?? call.summary ?? ""}`}</span>
                </span>
              </li>
            ))}
          </ul>
          {needs.rights.length > 0 && (
            <p className="text-fg-muted">{requirementTexts.rights(needs.rights)}</p>
          )}
        </>
      ) : (
        <p className="text-fg-muted">{requirementTexts.unknown}</p>
      )}
    </section>
  );
}

/** What keeps it from being used as the screen does; undefined where nothing does. */
function whyOf({ state, missingNames }: RequiredEndpoint): string | undefined {
  if (state === "here") return undefined;
  return state === "partly" ? requirementTexts.why.partly(missingNames) : requirementTexts.why[state];
}
