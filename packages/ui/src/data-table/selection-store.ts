import type { RowId } from "./selection.js";

/** The selection state of a row. */
export interface RowState {
  readonly isSelected: boolean;
  /** It is the table's tab stop. */
  readonly isActive: boolean;
}

// One object per state, so that rows can compare by identity.
const states: readonly RowState[] = [false, true].flatMap((isSelected) =>
  [false, true].map((isActive) => ({ isSelected, isActive })),
);
const resting: RowState = { isSelected: false, isActive: false };

/** The selection state that rows subscribe to individually: a change updates only the affected rows. */
export class SelectionStore {
  #ids: ReadonlySet<RowId>;
  #activeId: RowId | undefined;
  /** Whether the focus is in the table, or was when the element that had it left. */
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
    this.notifyPageChange();
  }

  /** Notifies page subscribers that the page's rows or their selection changed. */
  notifyPageChange(): void {
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

  /** Subscribes to changes of the selection and of the page's rows. */
  readonly subscribePage = (listener: () => void): (() => void) => {
    this.#allListeners.add(listener);
    return () => this.#allListeners.delete(listener);
  };

  #notify(id: RowId): void {
    for (const listener of this.#listeners.get(id) ?? []) listener();
  }
}
