"use client";

import { useState } from "react";
import type { RowId } from "./selection.js";

/** The ids of the rows; the same list for as long as the rows are the same. */
export function useRowIds<Row>(rows: readonly Row[], rowId: (row: Row) => RowId): readonly RowId[] {
  const [known, setKnown] = useState(() => ({ rows, ids: rows.map(rowId) }));
  if (known.rows === rows) return known.ids;
  const ids = rows.map(rowId);
  setKnown({ rows, ids });
  return ids;
}
