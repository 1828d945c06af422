import type { ListId, NoteEntity } from "@portico/contract";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { JobHandler } from "../jobs/job-kind.ts";
import type { List } from "../lists/list.ts";
import type { WorkContext } from "./work/work.ts";

/** Makes the notes on an entity visible to users who see a row of the list. */
export interface NoteTarget {
  readonly entity: NoteEntity;
  /** The column of the list's table with the entity's ID. @default the row's own ID */
  readonly id?: PgColumn;
  /** The column whose UUID notes store, if the entity's ID is none. @default `id` */
  readonly storedId?: PgColumn;
}

/** What features can use of all other features. */
export interface Catalog {
  /** Every list. */
  readonly lists: { readonly [Id in ListId]: List<Id> };
  /** The lists with bulk calls. */
  readonly bulkLists: readonly List[];
  /** The lists with rows that agents work on. */
  readonly workLists: readonly WorkContext[];
  /** The handlers of all kinds of jobs. */
  readonly jobHandlers: readonly JobHandler[];
  /** The lists that decide who sees the notes on an entity. */
  readonly noteTargets: readonly (NoteTarget & { readonly list: List })[];
}
