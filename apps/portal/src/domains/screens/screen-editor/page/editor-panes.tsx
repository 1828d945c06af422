import { lazyPart } from "@portico/renderer/parts";
import { Button, type Tab, Tabs } from "@portico/ui";
import { ChevronsLeftRight, ChevronsRightLeft } from "@portico/ui/icons";
import { type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import { useIsWide } from "../compare/use-is-wide.ts";
import type { Draft } from "../draft/draft.ts";
import { withColumnOrder } from "../form/document/column-order.ts";
import { isJsonObject } from "../form/document/document.ts";
import { FormView } from "../form/form-view.tsx";

const texts = screenEditorMessages.workflow.views;
const icon = { size: 14, "aria-hidden": true } as const;

const JsonView = lazyPart(async () => (await import("../json/json-view.tsx")).JsonView);
const PreviewPane = lazyPart(async () => (await import("../preview/preview-pane.tsx")).PreviewPane);

/** A view of the editor; on a wide page the preview is next to the others. */
export type EditorView = "form" | "json" | "preview" | "versions";

/** The width in rem from which the preview fits next to the editor. */
const wideFrom = 62.5;

export interface EditorPanesProps {
  draft: Draft;
  isReadOnly: boolean;
  isNew: boolean;
  view: EditorView;
  onViewChange: (view: EditorView) => void;
  /** The problems, which the JSON view shows below its editor. */
  problems?: ReactNode;
  /** The versions and their number; undefined if there is no tab for them. */
  versions?: { readonly content: ReactNode; readonly count: number } | undefined;
}

/** The views of a screen's document and its preview: side by side on wide screens, otherwise in tabs. */
export function EditorPanes({
  draft,
  isReadOnly,
  isNew,
  view,
  onViewChange,
  problems,
  versions,
}: EditorPanesProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const jsonHistory = useRef<unknown>(undefined);
  const isWide = useIsWide(containerRef, wideFrom);
  const [isWidened, setWidened] = useState(false);
  const { focusPath } = draft;
  const showJson = useCallback(
    ({ path }: { path: string }) => {
      onViewChange("json");
      focusPath(path);
    },
    [onViewChange, focusPath],
  );
  const { document, setDocument } = draft;
  const orderColumns = useCallback(
    ({ fields }: { fields: readonly string[] }) => {
      if (isJsonObject(document)) setDocument(withColumnOrder(document, fields));
    },
    [document, setDocument],
  );
  const preview = (
    <Suspense>
      <PreviewPane
        document={document}
        problems={draft.problems}
        onColumnOrder={isReadOnly ? undefined : orderColumns}
      />
    </Suspense>
  );
  const tabs: readonly (Tab & { id: EditorView })[] = [
    {
      id: "form",
      label: texts.form,
      content: <FormView draft={draft} isReadOnly={isReadOnly} isNew={isNew} onShowJson={showJson} />,
    },
    {
      id: "json",
      label: texts.json,
      content: (
        <Suspense>
          <JsonView key={String(isReadOnly)} draft={draft} isReadOnly={isReadOnly} history={jsonHistory}>
            {problems}
          </JsonView>
        </Suspense>
      ),
    },
    ...(isWide ? [] : [{ id: "preview" as const, label: texts.preview, content: preview }]),
    ...(versions ? [{ id: "versions" as const, label: texts.versions, ...versions }] : []),
  ];
  return (
    <div
      ref={containerRef}
      data-wide={isWide || undefined}
      data-widened={(isWide && isWidened) || undefined}
      className="grid min-w-0 border-t border-border data-wide:min-h-0 data-wide:flex-1 data-wide:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] data-widened:grid-cols-[minmax(18rem,1fr)_minmax(0,4fr)]"
    >
      <div className={isWide ? "min-h-0 overflow-y-auto" : "min-w-0"}>
        <Tabs
          label={texts.label}
          className="[&>[role=tablist]]:sticky [&>[role=tablist]]:top-0 [&>[role=tablist]]:z-10 [&>[role=tablist]]:bg-surface [&>[role=tablist]]:px-3 sm:[&>[role=tablist]]:px-4 [&>[role=tabpanel]]:px-4 [&>[role=tabpanel]]:pb-6 sm:[&>[role=tabpanel]]:px-5"
          tabs={tabs}
          selectedId={tabs.some(({ id }) => id === view) ? view : "form"}
          onSelectionChange={({ id }) => {
            // A view that is opened by its tab does not focus an earlier path.
            focusPath(undefined);
            onViewChange(tabs.find((tab) => tab.id === id)?.id ?? "form");
          }}
        />
      </div>
      {isWide && (
        <section
          aria-label={texts.preview}
          className="min-h-0 min-w-0 overflow-y-auto border-s border-border bg-surface-sunken p-4"
        >
          <div className="mb-3 flex items-center justify-between gap-2">
            <h2 className="text-section font-semibold">{texts.preview}</h2>
            <Button
              size="sm"
              icon={isWidened ? <ChevronsRightLeft {...icon} /> : <ChevronsLeftRight {...icon} />}
              aria-pressed={isWidened}
              onClick={() => setWidened(!isWidened)}
            >
              {texts.widePreview}
            </Button>
          </div>
          {preview}
        </section>
      )}
    </div>
  );
}
