import { useDateTime } from "@portico/renderer/dates";
import { Link } from "react-router";
import { dashboardMessages } from "../../../messages/dashboard.ts";
import { useRecentScreens } from "../../../recent-pages/use-recent-screens.ts";

const texts = dashboardMessages.recent;
const maxShown = 5;
/** The pages are of this session, so the time is enough. */
const timeLength = "13:05".length;

/** The screens that the user opened last in this session. */
export function RecentPages() {
  const dateTime = useDateTime();
  const shown = useRecentScreens().slice(0, maxShown);
  return (
    <section
      aria-labelledby="recent-pages"
      className="grid min-w-0 flex-2 basis-72 gap-1 rounded-lg border border-border p-3"
    >
      <h2 id="recent-pages" className="px-1 text-section font-semibold">
        {texts.title}
      </h2>
      {shown.length === 0 ? (
        <p className="px-1 py-1 text-form text-fg-muted">{texts.none}</p>
      ) : (
        <ol className="grid">
          {shown.map(({ path, title, openedAt }) => (
            <li key={path}>
              <Link
                to={path}
                className="flex items-baseline gap-3 rounded-md px-1 py-1 text-form outline-focus hover:bg-surface-hover focus-visible:outline-2"
              >
                <span className="min-w-0 flex-1 truncate text-fg-link underline underline-offset-2">
                  {title}
                </span>{" "}
                <time
                  dateTime={new Date(openedAt).toISOString()}
                  className="text-table text-fg-muted tabular-nums"
                >
                  {dateTime(new Date(openedAt)).slice(-timeLength)}
                </time>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
