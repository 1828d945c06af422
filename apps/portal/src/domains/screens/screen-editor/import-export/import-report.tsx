import type { ScreenProblem } from "@portico/portal-config/check";
import { errorMessage } from "@portico/renderer/client";
import { StatusBadge } from "@portico/ui";
import { Alert, Link } from "@portico/ui/display";
import { FailureNote } from "@portico/ui/work-dialogs";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import { loadScreen } from "../../../../screen-host/load-screen.ts";
import { CompareView } from "../compare/compare-view.tsx";
import { writeDocument } from "../draft/draft.ts";
import { fetchOpened } from "../workflow/use-screen.ts";
import type { ExistingScreen } from "./existing-screens.ts";
import type { ImportedScreen } from "./imported-screen.ts";
import type { RequiredEndpoint, Requirements } from "./requirements.ts";

const { requirements: requirementTexts, ...texts } = screenEditorMessages.importExport;
const tones = { here: "success", partly: "warning", forbidden: "warning", missing: "danger" } as const;

export interface ImportReportProps {
  imported: ImportedScreen;
  /** The editor's text. Undefined if it is empty. */
  current: string | undefined;
  /** The existing screen with the same id, if the file becomes another screen. */
  existing: ExistingScreen | undefined;
}

/** An imported screen: what was removed, its problems and requirements, and what would change. */
export function ImportReport({ imported, current, existing }: ImportReportProps) {
  const { title = texts.untitled, id, idInFile, dropped, problems, requirements } = imported;
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
                <Link asChild>
                  <RouterLink to={`/portal/manage/screens/${existing.rowId}`}>
                    {texts.openExisting}
                  </RouterLink>
                </Link>
              </>
            )}
          </p>
        )}
      </div>
      {dropped.length > 0 && <ProblemList tone="info" title={texts.dropped} problems={dropped} />}
      {problems.length > 0 && (
        <ProblemList tone="warning" title={texts.problems(problems.length)} problems={problems} />
      )}
      <section aria-label={requirementTexts.title} className="grid gap-2">
        <h3 className="text-form font-semibold">{requirementTexts.title}</h3>
        {requirements ? (
          <RequirementList requirements={requirements} />
        ) : (
          <p className="text-fg-muted">{requirementTexts.unknown}</p>
        )}
      </section>
      <section aria-label={texts.difference} className="grid min-w-0 gap-2">
        <h3 className="text-form font-semibold">{texts.difference}</h3>
        <Changes imported={imported} current={current} existing={existing} />
      </section>
    </div>
  );
}

/** The differences from the existing screen, otherwise from the editor's text. */
function Changes({ imported, current, existing }: ImportReportProps) {
  const { data, error } = useQuery({
    queryKey: ["screens.version", "existing", existing?.screenId],
    queryFn: ({ signal }) => existing && fetchScreenText(existing, signal),
    enabled: existing !== undefined,
    gcTime: 0,
  });
  const after = { label: texts.inFile, text: imported.text };
  const muted = (text: string) => <p className="text-fg-muted">{text}</p>;
  if (existing) {
    if (error) return <FailureNote failure={{ text: errorMessage(error) }} />;
    if (data === undefined) return muted(texts.reading);
    return <CompareView before={{ label: texts.ofScreen(existing.title), text: data }} after={after} />;
  }
  if (current === undefined) return muted(texts.editorEmpty);
  if (current === imported.text) return muted(texts.same);
  return <CompareView before={{ label: texts.inEditor, text: current }} after={after} />;
}

async function fetchScreenText({ rowId, screenId }: ExistingScreen, signal: AbortSignal): Promise<string> {
  if (rowId !== undefined) return (await fetchOpened(rowId, signal)).text;
  return writeDocument((await loadScreen(screenId)).screen);
}

interface ProblemListProps {
  tone: "info" | "warning";
  title: string;
  problems: readonly ScreenProblem[];
}

function ProblemList({ tone, title, problems }: ProblemListProps) {
  const messages = new Set(problems.map(({ message }) => message));
  return (
    <Alert tone={tone} title={title}>
      <ul className="mt-1 list-disc ps-4 wrap-anywhere text-fg">
        {[...messages].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Alert>
  );
}

function RequirementList({ requirements: { endpoints, rights } }: { requirements: Requirements }) {
  return (
    <>
      <ul className="grid gap-x-3 gap-y-1.5 sm:grid-cols-[auto_1fr]">
        {endpoints.map((endpoint) => (
          <li key={endpoint.id} className="grid gap-x-3 gap-y-0.5 sm:col-span-2 sm:grid-cols-subgrid">
            <span>
              <StatusBadge tone={tones[endpoint.state]}>
                {requirementTexts.states[endpoint.state]}
              </StatusBadge>
            </span>
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{endpoint.id}</span>
              <span className="text-fg-muted">{` · ${descriptionOf(endpoint)}`}</span>
            </span>
          </li>
        ))}
      </ul>
      {rights.length > 0 && <p className="text-fg-muted">{requirementTexts.rights(rights)}</p>}
    </>
  );
}

/** Why an endpoint cannot be used, otherwise what it does. */
function descriptionOf({ state, missingNames, summary = "" }: RequiredEndpoint): string {
  if (state === "here") return summary;
  return state === "partly" ? requirementTexts.why.partly(missingNames) : requirementTexts.why[state];
}
