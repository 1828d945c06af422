import { errorMessage } from "@portico/renderer/client";
import { Button, Skeleton } from "@portico/ui";
import { CircleCheck, Info, TriangleAlert } from "@portico/ui/icons";
import { FailureNote } from "@portico/ui/work-dialogs";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { fetchJson } from "../../../../api/client.ts";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import { type ImpactRow, impactRows } from "./impact-rows.ts";

const texts = screenEditorMessages.workflow.impact;

const icons = {
  calm: { Icon: CircleCheck, color: "text-fg-muted" },
  notable: { Icon: Info, color: "text-warning-fg" },
  grave: { Icon: TriangleAlert, color: "text-danger-fg" },
} as const;

export interface ImpactViewProps {
  /** The document that would be published. */
  text: string;
}

/** What would change for whom if a document were published. */
export function ImpactView({ text }: ImpactViewProps) {
  const titleId = useId();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["screens.impact", text],
    queryFn: ({ signal }) => fetchJson("screens.impact", { body: { document: text }, signal }),
  });
  return (
    <section aria-labelledby={titleId} aria-busy={isFetching} className="grid gap-2">
      <h3 id={titleId} className="text-form font-semibold">
        {texts.title}
      </h3>
      {data ? (
        <dl className="grid divide-y divide-border rounded-lg border border-border">
          {impactRows(data).map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </dl>
      ) : error ? (
        <>
          <FailureNote failure={{ text: texts.failed, details: [errorMessage(error)] }} />
          <Button
            size="sm"
            className="justify-self-start"
            isLoading={isFetching}
            onClick={() => void refetch()}
          >
            {texts.retry}
          </Button>
        </>
      ) : (
        <>
          <p role="status" className="text-table text-fg-muted">
            {texts.loading}
          </p>
          <Skeleton height="8rem" />
        </>
      )}
    </section>
  );
}

function Row({ row: { id, weight, lines } }: { row: ImpactRow }) {
  const { Icon, color } = icons[weight];
  const [first, ...rest] = lines;
  return (
    <div className="grid grid-cols-[1rem_1fr] gap-x-2.5 px-3 py-2 sm:grid-cols-[1rem_9rem_1fr]">
      <Icon size={16} aria-hidden="true" className={`mt-0.5 ${color}`} />
      <dt className="text-table font-medium">{texts[id]}</dt>
      <dd className="col-start-2 min-w-0 text-table break-words sm:col-start-3">
        <p className={weight === "calm" ? "text-fg-muted" : ""}>{first}</p>
        {rest.length > 0 && (
          <ul className="mt-0.5 list-disc ps-4">
            {rest.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  );
}
