import { useNotify } from "@portico/ui/notification";
import { useEffect, useRef } from "react";
import { messages } from "../messages/messages.ts";
import { reloadPage } from "../unsaved/before-unload.ts";
import { confirmLeave } from "../unsaved/leave-confirmation.ts";
import { hasUnsavedChanges } from "../unsaved/unsaved-changes.ts";
import { buildOf, checkEvery, isWorthANotice, noticeStays, type ShownNotice } from "./build.ts";

const texts = messages.build;

/** Looks every ten minutes whether the portal was built again, and offers to reload it then; draws nothing by itself. */
export function BuildCheck() {
  const notify = useNotify();
  const last = useRef<ShownNotice & { dismiss: () => void }>(undefined);
  useEffect(() => {
    const check = async () => {
      const found = await fetchBuild();
      if (!isWorthANotice(found, buildOf(document), last.current, Date.now())) return;
      last.current?.dismiss();
      const dismiss = notify({
        tone: "info",
        text: texts.available,
        lifetime: noticeStays,
        action: { label: texts.reload, onPress: () => void reload() },
      });
      last.current = { build: found, at: Date.now(), dismiss };
    };
    return runWhileVisible(checkEvery, () => void check());
  }, [notify]);
  return null;
}

async function reload() {
  if (hasUnsavedChanges() && !(await confirmLeave(texts.unsaved))) return;
  reloadPage();
}

/** The build that the server serves now; undefined where it cannot be told, and the next look may tell. */
async function fetchBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch("/portal/", { cache: "reload" });
    if (!answer.ok) return undefined;
    return buildOf(new DOMParser().parseFromString(await answer.text(), "text/html"));
  } catch {
    // The network is away: that is no news about the build.
    return undefined;
  }
}

/** Calls `check` at this interval; in a hidden page, once it is visible again. */
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
