import { useEffect, useState } from "react";

/** Whether this tab is the only one of the browser that has the draft open. Undefined until it is known. */
export function useDraftLock(draftId: string): boolean | undefined {
  const [isOwn, setOwn] = useState<boolean>();
  useEffect(() => {
    const { locks } = navigator;
    // Without locks, the server's revision still protects the draft.
    if (!locks) return setOwn(true);
    let release = () => {};
    let isCurrent = true;
    void locks.request(`offline-draft/${draftId}`, { ifAvailable: true }, (lock) => {
      if (!isCurrent) return undefined;
      setOwn(lock !== null);
      return lock === null
        ? undefined
        : new Promise<void>((resolve) => {
            release = resolve;
          });
    });
    return () => {
      isCurrent = false;
      release();
    };
  }, [draftId]);
  return isOwn;
}
