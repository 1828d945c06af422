import { signedIn } from "../access/caller.ts";
import { feature } from "../feature/feature.ts";
import { takeUndoableChange, undoChange } from "../feature/work/undo-change.ts";

/** Undoes bulk changes. */
export const undoFeature = feature({
  handlers: ({ database, clock }, { workLists }) => ({
    "undo.run": ({ params: { id }, caller: anybody, once }) => {
      const caller = signedIn(anybody);
      return once(database, async (transaction) => {
        const change = await takeUndoableChange(transaction, caller, { id, now: clock.now() });
        const work = workLists.find(({ list }) => list.id === change.listId);
        if (!work) throw new Error(`The list "${change.listId}" has no calls that can be undone.`);
        return undoChange(transaction, work, caller, change);
      });
    },
  }),
});
