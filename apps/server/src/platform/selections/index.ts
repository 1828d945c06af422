import { allows, maxBulkRows } from "@portico/contract";
import { filtersSchema, listParamsSchema } from "@portico/contract/schemas";
import * as z from "zod";
import { type Caller, signedIn } from "../../access/caller.ts";
import type { Database } from "../../db/database.ts";
import { selections } from "../../db/schema/index.ts";
import { sweepExpired } from "../../db/sweep-expired.ts";
import { Failure } from "../../errors/failure.ts";
import type { Catalog } from "../../feature/catalog.ts";
import { feature } from "../../feature/feature.ts";
import type { Handlers } from "../../http/handler.ts";
import { parsePart, validationFailure } from "../../http/validation.ts";
import { type BoundList, bindList, type List } from "../../lists/list.ts";
import { type ListFilters, type RowSet, visibleRows } from "../../lists/row-set.ts";
import { findMissingIds, type SelectedIds, selectIds } from "../../lists/select-ids.ts";
import { signSelection } from "../../lists/selections/selection-token.ts";
import type { Services } from "../../services/services.ts";

/** Milliseconds until a selection expires. */
const selectionLasts = 30 * 60_000;

/** Stores the IDs of all matching rows under a token, and checks which selected rows no longer exist. */
export const selectionsFeature = feature({ handlers: selectionHandlers });

function selectionHandlers(services: Services, { lists, bulkLists }: Catalog) {
  const { database, clock, signingKey } = services;
  const frozenLists = byId(bulkLists, services);
  const allLists = byId(Object.values(lists), services);
  return {
    "selections.check": async ({ body, caller: anybody }) => {
      const caller = signedIn(anybody);
      const list = readableList(allLists, body.endpoint, caller);
      const rows = visibleRows(list, caller, narrowingOf(list, body));
      return { gone: await findMissingIds(database, rows, body.ids) };
    },
    "selections.create": async ({ body, caller: anybody, once }) => {
      const caller = signedIn(anybody);
      const list = readableList(body.ids ? allLists : frozenLists, body.endpoint, caller);
      const rows = visibleRows(list, caller, narrowingOf(list, body));
      return once(database, async (transaction) => {
        const { ids, count } = requireSome(await idsToSelect(transaction, rows, body.ids));
        const asOf = clock.now();
        const expiresAt = new Date(Math.floor((asOf.getTime() + selectionLasts) / 1000) * 1000);
        await sweepExpired(transaction, selections, asOf);
        const [stored] = await transaction
          .insert(selections)
          .values({ userId: caller.userId, endpoint: list.id, rowIds: [...ids], createdAt: asOf, expiresAt })
          .returning({ id: selections.id });
        if (!stored) throw new Error("A selection was written but not returned.");
        const payload = { selection: stored.id, userId: caller.userId, endpoint: list.id, count };
        return {
          selection: await signSelection(signingKey, payload, expiresAt),
          count,
          asOf: asOf.toISOString(),
          expiresAt: expiresAt.toISOString(),
        };
      });
    },
  } satisfies Partial<Handlers>;
}

function byId(lists: readonly List[], services: Pick<Services, "clock">): ReadonlyMap<string, BoundList> {
  return new Map(lists.map((list) => [list.id, bindList(list, services)]));
}

/** @throws Failure 422 if the list doesn't exist, 403 if the caller may not read it */
function readableList(lists: ReadonlyMap<string, BoundList>, id: string, caller: Caller): BoundList {
  const list = lists.get(id);
  if (!list) {
    const known = [...lists.keys()].join(", ");
    throw validationFailure("body", {
      endpoint: [`Rows of this list can't be selected. Supported lists: ${known}.`],
    });
  }
  const { access } = list.endpoint;
  if (allows(access, caller)) return list;
  throw new Failure(403, `You don't have a role or claim that this list requires: ${access}.`);
}

/** The filters and path parameters, parsed like those of the list. */
function narrowingOf({ endpoint }: BoundList, { filters, params = {} }: ListFilters): ListFilters {
  const schema = z.object({ filters: filtersSchema(endpoint), params: listParamsSchema(endpoint) });
  return parsePart(schema, { filters, params }, "body");
}

/** The IDs of all matching rows, or of those of the given rows that match. */
async function idsToSelect(
  database: Database,
  rows: RowSet,
  wanted: readonly string[] | undefined,
): Promise<SelectedIds> {
  if (!wanted) return selectIds(database, rows, maxBulkRows);
  const missing = new Set(await findMissingIds(database, rows, wanted));
  const ids = [...new Set(wanted)].filter((id) => !missing.has(id));
  return { ids, count: ids.length };
}

/** @throws Failure 422 if nothing matches, or more rows than one call may change */
function requireSome(frozen: SelectedIds): SelectedIds {
  const { count, ids } = frozen;
  if (count === 0)
    throw validationFailure("body", { filters: ["No rows match anymore, so there is nothing to select."] });
  if (ids.length < count) {
    const [found, most] = [count, maxBulkRows].map((number) => number.toLocaleString("en-US"));
    throw validationFailure("body", {
      filters: [`${found} rows match, but you can change up to ${most} at once. Narrow the filters.`],
    });
  }
  return frozen;
}
