import type { ListId, NoteEntity } from "@portico/contract";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { JobHandler } from "../jobs/job-kind.ts";
import type { List } from "../lists/list.ts";

/** Says that whoever sees a row of the list sees the notes on an entity. */
export interface NoteTarget {
  readonly entity: NoteEntity;
  /** The column of the list's table that holds the entity's id. */
  readonly id: PgColumn;
}

/** What features may know of all features together. */
export interface Catalog {
  /** Every list. */
  readonly lists: { readonly [Id in ListId]: List<Id> };
  /** The lists that have calls which change all rows that match. */
  readonly bulkLists: readonly List[];
  /** What does each kind of job. */
  readonly jobHandlers: readonly JobHandler[];
  /** The lists through whose rows the notes on an entity are seen. */
  readonly noteTargets: readonly (NoteTarget & { readonly list: List })[];
}
