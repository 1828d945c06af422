import { confirmLeave, hasUnsavedChanges, reloadPage } from "@portico/renderer/unsaved";
import { useNotify } from "@portico/ui/notification";
import { useEffect, useRef } from "react";
import { messages } from "../messages/messages.ts";
import { buildOf, checkInterval, noticeLifetime, type ShownNotice, shouldNotify } from "./build.ts";
import { fetchBuild } from "./deployed-build.ts";

const texts = messages.build;

/** Checks every ten minutes whether a new build was deployed, and offers to reload the page. Renders nothing. */
export function BuildCheck() {
  const notify = useNotify();
  const lastNotice = useRef<ShownNotice & { dismiss: () => void }>(undefined);
  useEffect(() => {
    const check = async () => {
      const deployed = await fetchBuild();
      if (!shouldNotify(deployed, buildOf(document), lastNotice.current, Date.now())) return;
      lastNotice.current?.dismiss();
      const dismiss = notify({
        tone: "info",
        text: texts.available,
        lifetime: noticeLifetime,
        action: { label: texts.reload, onPress: () => void reload() },
      });
      lastNotice.current = { build: deployed, at: Date.now(), dismiss };
    };
    return runWhileVisible(checkInterval, () => void check());
  }, [notify]);
  return null;
}

async function reload() {
  if (hasUnsavedChanges() && !(await confirmLeave(texts.unsaved))) return;
  reloadPage();
}

/** Calls `check` at an interval. While the page is hidden, the call is delayed until it is visible again. */
function runWhileVisible(milliseconds: number, check: () => void): () => void {
  let isDue = false;
  const checkNow = () => {
    isDue = document.hidden;
    if (!isDue) check();
  };
  const checkIfDue = () => {
    if (isDue) checkNow();
  };
  const timer = setInterval(checkNow, milliseconds);
  document.addEventListener("visibilitychange", checkIfDue);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", checkIfDue);
  };
}
