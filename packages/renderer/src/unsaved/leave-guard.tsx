import { Suspense } from "react";
import { useHost } from "../host/use-host.ts";
import { usePageMessages } from "../messages/page.ts";
import { leaveDialog } from "./lazy-leave-dialog.ts";
import { hasUnsavedChanges, useUnsavedChanges } from "./unsaved-changes.ts";

export interface LeaveGuardProps {
  /** Whether there are unsaved changes. */
  isDirty: boolean;
  /** What happens to the changes. @default they are lost */
  text?: string;
}

/** Shows 'Really close?' before the user navigates away from, reloads or logs out of a form with unsaved changes. */
export function LeaveGuard({ isDirty, text }: LeaveGuardProps) {
  useUnsavedChanges(isDirty);
  return <ConfirmNavigation isUnsaved={() => isDirty} {...(text !== undefined && { text })} />;
}

/** Shows 'Really close?' on navigation while a dialog has unsaved changes. A page can render one guard at a time. */
export function DialogLeaveGuard() {
  return <ConfirmNavigation isUnsaved={hasUnsavedChanges} />;
}

interface ConfirmNavigationProps {
  isUnsaved: () => boolean;
  text?: string;
}

function ConfirmNavigation({ isUnsaved, text }: ConfirmNavigationProps) {
  const texts = usePageMessages().leave;
  const { session, router } = useHost();
  // Without a session, navigation to the login page needs no confirmation.
  const blocked = router.useBlocker(() => session.isSignedIn() && isUnsaved());
  if (!blocked) return null;
  const onResponse = (isLeaving: boolean) => (isLeaving ? blocked.proceed() : blocked.stay());
  return (
    <Suspense>
      <leaveDialog.Component question={{ text: text ?? texts.text, onResponse }} />
    </Suspense>
  );
}
