import { Alert } from "@portico/ui/display";
import { customScreenMessages } from "../messages/custom-screens.ts";

const margins =
  "mb-4 in-[:has(>[data-full-bleed])]:mx-4 in-[:has(>[data-full-bleed])]:mt-4 in-[:has(>[data-full-bleed])]:mb-0";

/** The notice above a page whose user has lost access to it. */
export function LostAccess() {
  return (
    <div role="alert" data-print="hidden">
      <Alert tone="warning" className={margins}>
        {customScreenMessages.retired}
      </Alert>
    </div>
  );
}
