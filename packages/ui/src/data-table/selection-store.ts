import type { RowId } from "./selection.js";

/** What a row shows of itself. */
export interface RowState {
  readonly isSelected: boolean;
  /** It is the table's tab stop. */
  readonly isActive: boolean;
}

// One object for each state, so that a row can compare them.
const states: readonly RowState[] = [false, true].flatMap((isSelected) =>
  [false, true].map((isActive) => ({ isSelected, isActive })),
);
const resting: RowState = { isSelected: false, isActive: false };

/** Where rows read their state from, each its own: a change touches the rows that changed and nothing else. */
export class SelectionStore {
  #ids: ReadonlySet<RowId>;
  #activeId: RowId | undefined;
  /** Whether the tab stop's row, or something in it, holds the focus. */
  hasFocus = false;
  readonly #listeners = new Map<RowId, Set<() => void>>();
  readonly #allListeners = new Set<() => void>();

  constructor(ids: ReadonlySet<RowId>, activeId: RowId | undefined) {
    this.#ids = ids;
    this.#activeId = activeId;
  }

  get ids(): ReadonlySet<RowId> {
    return this.#ids;
  }

  /** The row that is the table's tab stop. */
  get activeId(): RowId | undefined {
    return this.#activeId;
  }

  isSelected(id: RowId): boolean {
    return this.#ids.has(id);
  }

  isActive(id: RowId): boolean {
    return this.#activeId === id;
  }

  stateOf(id: RowId): RowState {
    return states[Number(this.isSelected(id)) * 2 + Number(this.isActive(id))] ?? resting;
  }

  select(ids: ReadonlySet<RowId>): void {
    const before = this.#ids;
    if (before === ids) return;
    this.#ids = ids;
    for (const [id, listeners] of this.#listeners) {
      if (before.has(id) !== ids.has(id)) for (const listener of listeners) listener();
    }
    this.turnPage();
  }

  /** Tells those who look at all rows of the page that these are others, or others of them selected. */
  turnPage(): void {
    for (const listener of this.#allListeners) listener();
  }

  activate(id: RowId | undefined): void {
    const before = this.#activeId;
    if (before === id) return;
    this.#activeId = id;
    if (before !== undefined) this.#notify(before);
    if (id !== undefined) this.#notify(id);
  }

  subscribe(id: RowId, listener: () => void): () => void {
    const listeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(id) === listeners) this.#listeners.delete(id);
    };
  }

  /** Hears of every change of the ids, and of the page's rows. */
  readonly subscribeAll = (listener: () => void): (() => void) => {
    this.#allListeners.add(listener);
    return () => this.#allListeners.delete(listener);
  };

  #notify(id: RowId): void {
    for (const listener of this.#listeners.get(id) ?? []) listener();
  }
}
