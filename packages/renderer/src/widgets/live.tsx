import { valueAt } from "@portico/endpoints";
import type { ListScreen } from "@portico/screens";
import { Switch } from "@portico/ui/forms";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { findList } from "../client/find-endpoint.ts";
import { useClient } from "../client/screen-client.ts";
import { useLocation } from "../host/use-router.ts";
import { useLiveMessages } from "../messages/live.ts";
import { useDateTime } from "../use-date-options.ts";

/** Milliseconds between requests. */
const interval = 5_000;

export interface LiveProps {
  screen: ListScreen;
}

/**
 * A switch that polls for new rows. It pauses while the page is hidden, and on other pages and in other sort orders,
 * where new rows would move the rows that the user reads.
 */
export function Live({ screen: { endpoints } }: LiveProps) {
  const texts = useLiveMessages();
  const { list } = endpoints;
  const client = useQueryClient();
  const dateTime = useDateTime();
  const [isOn, setIsOn] = useState(false);
  const [news, setNews] = useState("");
  const isAtNewest = useIsAtNewest(list);
  const follows = isOn && isAtNewest;
  useEffect(() => {
    if (!follows) return;
    const refresh = async () => {
      if (document.hidden) return;
      const before = shownIds(client, list);
      await client.refetchQueries({ type: "active", predicate: ({ queryKey: [id] }) => id === list });
      const count = shownIds(client, list).filter((id) => !before.includes(id)).length;
      if (count > 0) setNews(texts.newRows(count, dateTime(new Date())));
    };
    void refresh();
    const timer = setInterval(() => void refresh(), interval);
    return () => clearInterval(timer);
  }, [client, list, follows, dateTime, texts]);
  return (
    <div className="page:flex page:min-h-control page:flex-wrap page:items-center page:gap-x-3 page:print:hidden">
      <Switch
        label={texts.label}
        checked={isOn}
        onChange={({ target }) => {
          setIsOn(target.checked);
          setNews("");
        }}
      />
      <span role="status" className="page:text-table page:text-fg-muted">
        {isOn && (follows ? news : texts.paused)}
      </span>
    </div>
  );
}

/** Whether the list shows its first page in its default order. */
function useIsAtNewest(list: string): boolean {
  const client = useClient();
  const search = new URLSearchParams(useLocation().search);
  const sort = search.get("sort");
  const isDefaultSort = !sort || sort === findList(client, list)?.sort;
  return isDefaultSort && Number(search.get("pageNumber") ?? 1) <= 1;
}

/** The ids of the rows that the list shows. */
function shownIds(client: QueryClient, list: string): string[] {
  const [query] = client
    .getQueryCache()
    .findAll({ type: "active", predicate: ({ queryKey: [id] }) => id === list });
  const rows = valueAt(query?.state.data, "rows");
  return Array.isArray(rows) ? rows.map((row: unknown) => String(valueAt(row, "id"))) : [];
}
