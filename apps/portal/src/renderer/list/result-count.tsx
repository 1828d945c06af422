import { useState } from "react";
import { messages } from "../../messages/messages.ts";
import type { ListState } from "../list-state.ts";
import type { ListRows } from "./use-list-rows.ts";

/** Props of `ResultCount`. */
export interface ResultCountProps {
  filters: ListState["filters"];
  rows: Pick<ListRows, "isStale" | "totalRecords" | "hasMoreRecords">;
}

/** Announces to screen readers how many records a search or filter found. */
export function ResultCount({ filters, rows }: ResultCountProps) {
  const { isStale, totalRecords, hasMoreRecords = false } = rows;
  const key = JSON.stringify(filters);
  const [announced, setAnnounced] = useState({ key, text: "" });
  if (announced.key !== key && !isStale && totalRecords !== undefined) {
    setAnnounced({ key, text: messages.listPage.results(totalRecords, hasMoreRecords) });
  }
  return (
    <span role="status" className="sr-only">
      {announced.text}
    </span>
  );
}
