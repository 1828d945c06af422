import { allows, frameAccess } from "@portico/contract";
import { Suspense } from "react";
import { useConfiguration } from "../configuration/use-configuration.ts";
import { webAddress } from "../configuration/web-address.ts";
import { patientLazy } from "../patient-lazy/patient-lazy.ts";
import { useSession } from "../session/session.ts";

const telephonyPanel = patientLazy(async () => (await import("./telephony-panel.tsx")).TelephonyPanel);

/** Telephony, for those who have its claim; the others do not even load it. */
export function TelephonyWidget() {
  const user = useSession();
  const url = webAddress(useConfiguration()?.session?.telephony.url);
  if (!user || !url || !allows(frameAccess.telephony, user)) return null;
  return (
    <Suspense>
      <telephonyPanel.Component user={user} url={url} />
    </Suspense>
  );
}
