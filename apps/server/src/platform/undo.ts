import { signedIn } from "../access/caller.ts";
import { feature } from "../feature/feature.ts";
import { takeUndoableChange, undoChange } from "../feature/work/undo-change.ts";

/** Undoes bulk changes. */
export const undoFeature = feature({
  handlers: ({ database, clock }, { workLists }) => ({
    "undo.run": ({ params: { id }, caller: anybody, once }) => {
      const caller = signedIn(anybody);
      return once(database, async (transaction) => {
        const changes = await takeUndoableChange(transaction, caller, { id, now: clock.now() });
        const parts = changes.map((change) => {
          const work = workLists.find(({ list }) => list.id === change.listId);
          if (!work) throw new Error(`The list "${change.listId}" has no calls that can be undone.`);
          return { work, change };
        });
        return undoChange(transaction, caller, parts);
      });
    },
  }),
});
