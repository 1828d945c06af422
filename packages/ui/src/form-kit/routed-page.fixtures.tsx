import { useRef } from "react";
import { type BlockedNavigation, LeaveGuard } from "./leave-guard.js";

interface RoutedPageProps {
  hasUnsavedChanges: boolean;
  onLeave: () => void;
}

/** A page with a router of its own. */
export function RoutedPage({ hasUnsavedChanges, onLeave }: RoutedPageProps) {
  const ask = useRef<(navigation: BlockedNavigation) => void>(undefined);
  const leave = () => {
    if (ask.current) ask.current({ proceed: onLeave, cancel: () => undefined });
    else onLeave();
  };
  return (
    <>
      <button type="button" onClick={leave}>
        Policies
      </button>
      <LeaveGuard
        hasUnsavedChanges={hasUnsavedChanges}
        blockNavigation={(next) => {
          ask.current = next;
          return () => {
            ask.current = undefined;
          };
        }}
      />
    </>
  );
}
