/** The cell of a row and column. */
export interface CellPosition {
  rowId: string;
  columnId: string;
}

/** What a user entered into a cell. */
export interface CellEdit<Row> {
  value: unknown;
  /** The row when it was saved: the value is shown until the row changes. */
  row: Row;
  state: "saving" | "saved" | "failed";
  /** Why it could not be saved. */
  error?: string | undefined;
}

/** The edits of a table, outside React, so that an edit renders only its own cell. */
export class CellEdits<Row> {
  private readonly edits = new Map<string, CellEdit<Row>>();
  /** The rows as they were shown last, because a reload brings newer versions. */
  private readonly rows = new Map<string, Row>();
  private readonly listeners = new Set<() => void>();

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  get(at: CellPosition): CellEdit<Row> | undefined {
    return this.edits.get(keyOf(at));
  }

  /** The newest version of a row. */
  newest(rowId: string, row: Row): Row {
    return this.rows.get(rowId) ?? row;
  }

  /** Stores the newest version of a row. */
  show(rowId: string, row: Row): void {
    this.rows.set(rowId, row);
  }

  /** Stores an edit. Undefined removes it. */
  set(at: CellPosition, edit: CellEdit<Row> | undefined): void {
    if (edit) this.edits.set(keyOf(at), edit);
    else this.edits.delete(keyOf(at));
    for (const listener of this.listeners) listener();
  }
}

/** The key of a cell in a map. */
export function keyOf({ rowId, columnId }: CellPosition): string {
  return JSON.stringify([rowId, columnId]);
}

/** The edit that a cell shows: not one that is saved and was replaced by the row's own value. */
export function shownEdit<Row>(edit: CellEdit<Row> | undefined, row: Row): CellEdit<Row> | undefined {
  return edit?.state === "saved" && edit.row !== row ? undefined : edit;
}
