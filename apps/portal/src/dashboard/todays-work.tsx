import { type Access, allows, type ListId } from "@portico/contract";
import { requestPath } from "@portico/renderer/client";
import { useRights } from "@portico/renderer/host";
import { Button, Skeleton } from "@portico/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { client, fetchJson } from "../api/client.ts";
import { dashboardMessages } from "../messages/dashboard.ts";

const texts = dashboardMessages.work;
const policyWork = "agent view.Policy|admin.Policy";

/** A kind of work: rows of a list. */
interface WorkLine {
  readonly label: string;
  readonly list: ListId;
  /** The path of its screen below `/portal/`. */
  readonly path: string;
  /** The filters that select the rows, for the request and the link. */
  readonly filters: Readonly<Record<string, string>>;
  /** Who does this work. */
  readonly access: Access;
}

const unpaid = { list: "policyNonPaid.list", path: "policies/unpaid-policies", access: policyWork } as const;

const lines: readonly WorkLine[] = [
  { ...unpaid, label: texts.unpaidNew, filters: { status: "New" } },
  { ...unpaid, label: texts.unpaidAssigned, filters: { status: "Assigned" } },
  {
    label: texts.lost,
    list: "lostPolicy.list",
    path: "policies/lost",
    filters: { status: "New" },
    access: policyWork,
  },
  {
    label: texts.leads,
    list: "leads.list",
    path: "leads",
    filters: { status: "Call Back" },
    access: "agent view.Lead|admin.Lead",
  },
  {
    label: texts.screens,
    list: "screens.list",
    path: "manage/screens",
    filters: { work: "Submitted" },
    access: "administrator",
  },
  {
    label: texts.timeOff,
    list: "pto.list",
    path: "pto",
    filters: { status: "Requested" },
    access: "agent admin.PTO",
  },
];

/**
 * The user's open work: the number of rows of each kind, with a link to their list. The lines are there before their
 * numbers, so that nothing moves.
 */
export function TodaysWork() {
  const rights = useRights();
  const shown = lines.filter(({ access }) => allows(access, rights));
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["todays-work", shown.map(({ label }) => label)],
    queryFn: ({ signal }) => {
      readTogether(shown);
      return Promise.all(shown.map((line) => countOf(line, signal)));
    },
    // Work may have been done since the last request.
    staleTime: 0,
  });
  if (shown.length === 0) return null;
  return (
    <section
      aria-labelledby="todays-work"
      className="grid min-w-0 flex-3 basis-80 gap-1 rounded-lg border border-border p-3"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-1">
        <h2 id="todays-work" className="text-section font-semibold">
          {texts.title}
        </h2>
        <span role="status" className="sr-only">
          {!data && !error && texts.loading}
        </span>
        {data?.every((count) => count === 0) && <p className="text-form text-fg-muted">{texts.none}</p>}
      </div>
      {error ? (
        <p role="alert" className="flex items-center gap-2 px-1 py-1 text-form text-danger-fg">
          {texts.failed}
          <Button size="sm" isLoading={isFetching} onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </p>
      ) : (
        <ul className="grid gap-x-4 sm:grid-cols-2" aria-busy={!data}>
          {shown.map(({ label, path, filters }, index) => (
            <li key={label}>
              <Link
                to={`/portal/${path}?${new URLSearchParams(filters)}`}
                className="flex items-baseline gap-3 rounded-md px-1 py-1 text-form outline-focus hover:bg-surface-hover focus-visible:outline-2"
              >
                <Count value={data?.[index]} />{" "}
                <span className="text-fg-link underline underline-offset-2">{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The number of a line; a skeleton until it is known. */
function Count({ value }: { value: number | undefined }) {
  return (
    <span className={`min-w-12 text-end tabular-nums ${value === 0 ? "text-fg-muted" : "font-semibold"}`}>
      {value === undefined ? <Skeleton width="2rem" className="ms-auto" /> : texts.count(value)}
    </span>
  );
}

/** Sends the requests of `countOf` as one. */
function readTogether(shown: readonly WorkLine[]) {
  const paths = shown.flatMap((line) => {
    const endpoint = client.find(line.list);
    return endpoint ? requestPath(endpoint, { query: queryOf(line) }) : [];
  });
  client.readEarly?.(paths);
}

/** The number of rows of a line's list. */
async function countOf(line: WorkLine, signal: AbortSignal): Promise<number> {
  return (await fetchJson(line.list, { query: queryOf(line), signal })).totalRecords;
}

function queryOf({ filters }: WorkLine): Readonly<Record<string, string>> {
  return { ...filters, columns: "id", pageSize: "1" };
}
