import { Alert } from "@portico/ui/display";
import { customScreenMessages } from "../messages/custom-screens.ts";

/** The notice above a page whose user has lost access to it. */
export function LostAccess() {
  return (
    <div role="alert" data-print="hidden">
      <Alert tone="warning" className="mx-4 mt-4 min-[56.25rem]:mx-5">
        {customScreenMessages.retired}
      </Alert>
    </div>
  );
}
