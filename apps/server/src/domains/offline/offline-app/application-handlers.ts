import { signedIn } from "../../../access/caller.ts";
import type { Catalog } from "../../../feature/catalog.ts";
import { recordUndo } from "../../../feature/work/record-undo.ts";
import type { WorkContext } from "../../../feature/work/work.ts";
import type { Handlers } from "../../../http/handler.ts";
import { bindList } from "../../../lists/list.ts";
import { resolveSelection } from "../../../lists/selections/resolve-selection.ts";
import type { Services } from "../../../services/services.ts";
import { changeApplications, requireCurrentApplication } from "../change-applications.ts";
import { applicationHistory } from "./application-history.ts";
import { countPerDay } from "./count-per-day.ts";
import { findDuplicates } from "./find-duplicates.ts";
import { purgeCards } from "./purge-cards.ts";
import { revealSsn } from "./reveal-ssn.ts";

const listId = "offlineApp.list";

/** The calls on offline applications with rules of their own. */
export function applicationHandlers(services: Services, { lists, workLists }: Catalog) {
  const { database, clock } = services;
  const list = () => bindList(lists[listId], services);
  const work = (): WorkContext => {
    const found = workLists.find((each) => each.list.id === listId);
    if (!found) throw new Error(`The list "${listId}" has no statuses.`);
    return found;
  };
  return {
    "offlineApp.setStatus": ({ params: { id }, body, caller: anybody, expectedVersion, once }) => {
      const caller = signedIn(anybody);
      return once(database, async (transaction) => {
        await requireCurrentApplication(transaction, work(), caller, { id, expectedVersion });
        const [row] = await changeApplications(transaction, work(), caller, { ...body, services, ids: [id] });
        if (!row) throw new Error("An application was changed but not returned.");
        return { id: String(row.id), version: Number(row.version), statusId: body.statusId };
      });
    },
    "offlineApp.setStatuses": async ({ body, caller: anybody, once }) => {
      const caller = signedIn(anybody);
      const ids = await resolveSelection(services, caller, listId, body);
      return once(database, async (transaction) => {
        const rows = await changeApplications(transaction, work(), caller, { ...body, services, ids });
        const change = { call: "setStatuses", caller, clock, rows } as const;
        // The marketplace ID would remain, and what was sent to the marketplace can't be taken back.
        const undo = body.applicationId === undefined && (await recordUndo(transaction, work(), change));
        return { changed: rows.length, ...(undo && { undo }) };
      });
    },
    "offlineApp.history": ({ params: { id }, caller }) =>
      applicationHistory(database, list(), signedIn(caller), id),
    "offlineApp.perDay": ({ caller }) => countPerDay(database, list(), signedIn(caller), clock),
    "offlineApp.duplicates": ({ body, caller }) => findDuplicates(database, list(), signedIn(caller), body),
    "offlineApp.reveal": ({ params: { id }, body, caller }) =>
      revealSsn(services, list(), signedIn(caller), { id, ...body }),
    "offlineApp.purgeCards": async ({ body, caller: anybody, once }) => {
      const caller = signedIn(anybody);
      const ids = await resolveSelection(services, caller, listId, body);
      return once(database, (transaction) => purgeCards(transaction, list(), caller, ids));
    },
  } satisfies Partial<Handlers>;
}
