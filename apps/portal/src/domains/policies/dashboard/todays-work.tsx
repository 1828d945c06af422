import { type Access, allows, type ListId, personAccess } from "@portico/contract";
import { requestPath } from "@portico/renderer/client";
import { dayAfter, useToday } from "@portico/renderer/dates";
import { useRights } from "@portico/renderer/host";
import { Button, Skeleton } from "@portico/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { client, fetchJson } from "../../../api/client.ts";
import { dashboardMessages } from "../../../messages/dashboard.ts";

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
  /** Those of the rows that have waited too long. */
  readonly overdue?: {
    /** After their number. */
    readonly label: string;
    /** @param today `YYYY-MM-DD` */
    readonly filters: (today: string) => Readonly<Record<string, string>>;
  };
}

/** The days after which an unanswered request is overdue. */
const requestDays = 3;

const unpaid = {
  list: "policyNonPaid.list",
  path: "policies/unpaid-policies",
  access: policyWork,
  overdue: { label: texts.overdue.grace, filters: (today: string) => ({ graceTo: dayAfter(today, -1) }) },
} as const;

const lines: readonly WorkLine[] = [
  {
    label: texts.followUps,
    list: "followUps.list",
    path: "follow-ups",
    filters: { mine: "true", status: "Open" },
    access: personAccess,
    overdue: { label: texts.overdue.due, filters: (today) => ({ to: dayAfter(today, -1) }) },
  },
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
    overdue: { label: texts.overdue.callBack, filters: (today) => ({ statusDateTo: dayAfter(today, -1) }) },
  },
  {
    label: texts.screens,
    list: "screens.list",
    path: "manage/screens",
    filters: { work: "Submitted" },
    access: "administrator",
    overdue: {
      label: texts.overdue.request,
      filters: (today) => ({ changedTo: dayAfter(today, -requestDays) }),
    },
  },
  {
    label: texts.timeOff,
    list: "pto.list",
    path: "pto",
    filters: { status: "Requested" },
    access: "agent admin.PTO",
    overdue: {
      label: texts.overdue.request,
      filters: (today) => ({ requestedTo: dayAfter(today, -requestDays) }),
    },
  },
];

/**
 * The user's open work: the number of rows of each kind, and of those that are overdue, with links to their list. The
 * lines are there before their numbers, so that nothing moves.
 */
export function TodaysWork() {
  const rights = useRights();
  const today = useToday();
  const shown = lines.filter(({ access }) => allows(access, rights));
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["todays-work", today, shown.map(({ label }) => label)],
    queryFn: ({ signal }) => {
      const counted = shown.map((line) => ({ line, overdue: overdueOf(line, today) }));
      readTogether(counted.flatMap(({ line, overdue }) => (overdue ? [line, overdue] : [line])));
      return Promise.all(
        counted.map(async ({ line, overdue }) => ({
          all: await countOf(line, signal),
          overdue: overdue ? await countOf(overdue, signal) : 0,
        })),
      );
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
        {data?.every(({ all }) => all === 0) && <p className="text-form text-fg-muted">{texts.none}</p>}
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
          {shown.map((line, index) => (
            <li key={line.label}>
              <Link to={addressOf(line)} className={`${link} flex items-baseline gap-3 py-1 text-form`}>
                <Count value={data?.[index]?.all} />{" "}
                <span className="text-fg-link underline underline-offset-2">{line.label}</span>
              </Link>
              <Overdue line={line} today={today} count={data?.[index]?.overdue} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const link = "rounded-md px-1 outline-focus hover:bg-surface-hover focus-visible:outline-2";

/** How many of a line's rows are overdue, with a link to them. It has its place before the number is known. */
function Overdue({ line, today, count }: { line: WorkLine; today: string; count: number | undefined }) {
  const overdue = overdueOf(line, today);
  if (!overdue) return null;
  const text = count !== undefined && texts.overdue.count(count, line.overdue?.label ?? "");
  return (
    <p className="ms-15 min-h-6 text-table">
      {count === 0 || !text ? (
        <span className="px-1 text-fg-muted">{text}</span>
      ) : (
        <Link
          to={addressOf(overdue)}
          aria-label={texts.overdue.of(text, line.label)}
          className={`${link} inline-block min-h-6 font-medium text-danger-fg underline underline-offset-2`}
        >
          {text}
        </Link>
      )}
    </p>
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

/** Rows of a list. */
type WorkRows = Pick<WorkLine, "list" | "path" | "filters">;

function overdueOf(line: WorkLine, today: string): WorkRows | undefined {
  return line.overdue && { ...line, filters: { ...line.filters, ...line.overdue.filters(today) } };
}

function addressOf({ path, filters }: WorkRows): string {
  return `/portal/${path}?${new URLSearchParams(filters)}`;
}

/** Sends the requests of `countOf` as one. */
function readTogether(counted: readonly WorkRows[]) {
  const paths = counted.flatMap((rows) => {
    const endpoint = client.find(rows.list);
    return endpoint ? requestPath(endpoint, { query: queryOf(rows) }) : [];
  });
  client.readEarly?.(paths);
}

/** The number of rows. */
async function countOf(rows: WorkRows, signal: AbortSignal): Promise<number> {
  return (await fetchJson(rows.list, { query: queryOf(rows), signal })).totalRecords;
}

function queryOf({ filters }: WorkRows): Readonly<Record<string, string>> {
  return { ...filters, columns: "id", pageSize: "1" };
}
