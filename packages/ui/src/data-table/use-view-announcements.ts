"use client";

import { useContext, useRef } from "react";
import { useLocale } from "../format-provider/use-locale.js";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import { MessagesContext } from "../messages/use-messages.js";
import type { TableColumn } from "./column.js";
import type { ShownView } from "./view-announcement.js";

interface Options extends ShownView {
  columns: readonly Pick<TableColumn<never>, "id" | "name">[];
  /** Whether the rows are those of the view, and not earlier ones or skeletons. */
  isCurrent: boolean;
  announce: (text: string) => void;
}

/** Announces changes of filters, sort and page, once their rows are shown. The code loads with the first change. */
export function useViewAnnouncements(options: Options): void {
  const { sort, position, resultsKey, columns, isCurrent, announce } = options;
  const texts = useContext(MessagesContext)?.tableView;
  const locale = useLocale();
  const last = useRef<ShownView>(undefined);
  useBrowserLayoutEffect(() => {
    if (!isCurrent) return;
    const before = last.current;
    const after = { sort, position, resultsKey };
    last.current = after;
    if (!before || keyOf(before) === keyOf(after)) return;
    const nameOf = (id: string) => columns.find((column) => column.id === id)?.name;
    import("./view-announcement.js").then(
      ({ viewAnnouncement }) => announce(viewAnnouncement(before, after, { texts, locale, nameOf }) ?? ""),
      () => {},
    );
  });
}

function keyOf({ sort, position, resultsKey }: ShownView): string {
  return JSON.stringify([sort, position?.firstRow, position?.pageSize, resultsKey]);
}
