import type { ReactNode } from "react";

/** A column of a table that users reorder. */
export interface OrderedColumn<Row> {
  /** Unique in its table. */
  id: string;
  header: ReactNode;
  /** The content of a cell. `index` is the row's position, from 0. */
  cell: (row: Row, index: number) => ReactNode;
  /** `end` for numbers and money. @default "start" */
  align?: "start" | "end" | undefined;
}
