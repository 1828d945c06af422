import type { RowId } from "./selection.js";

/** Where rows read their state from, each its own: a change touches the rows that changed and nothing else. */
export class SelectionStore {
  #ids: ReadonlySet<RowId>;
  #activeId: RowId | undefined;
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

  select(ids: ReadonlySet<RowId>): void {
    const before = this.#ids;
    if (before === ids) return;
    this.#ids = ids;
    for (const id of before) if (!ids.has(id)) this.#notify(id);
    for (const id of ids) if (!before.has(id)) this.#notify(id);
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
      if (listeners.size === 0) this.#listeners.delete(id);
    };
  }

  /** Hears of every change of the ids. */
  readonly subscribeAll = (listener: () => void): (() => void) => {
    this.#allListeners.add(listener);
    return () => this.#allListeners.delete(listener);
  };

  #notify(id: RowId): void {
    for (const listener of this.#listeners.get(id) ?? []) listener();
  }
}
