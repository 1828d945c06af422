import { useEffect, useEffectEvent } from "react";
import type { OpenedScreen } from "../workflow/opened-screen.ts";
import { useWorkflow } from "../workflow/use-workflow.ts";

/**
 * Looks again when someone comes back to the page, so that they see what others decided in the meantime. Once they have
 * begun to change something they continue from what they saw: saving shows them both.
 */
export function useRefreshOnReturn(opened: OpenedScreen | undefined, isUntouched: boolean) {
  const { fetchCurrent: look, adopt } = useWorkflow();
  const take = useEffectEvent((now: OpenedScreen) => {
    if (isUntouched) adopt(now);
  });
  const comeBack = useEffectEvent(() => {
    if (!opened || !isUntouched || document.visibilityState !== "visible") return;
    // The user did not request this: if it fails, the page stays as it is.
    look(opened.screen.id).then(take, () => {});
  });
  useEffect(() => {
    document.addEventListener("visibilitychange", comeBack);
    return () => document.removeEventListener("visibilitychange", comeBack);
  }, []);
}
