import { allows, frameAccess } from "@portico/contract";
import { lazyWithRetry } from "@portico/renderer/parts";
import { Suspense } from "react";
import { useConfiguration } from "../configuration/use-configuration.ts";
import { webUrl } from "../configuration/web-url.ts";
import { useSession } from "../session/session.ts";

const telephonyPanel = lazyWithRetry(async () => (await import("./telephony-panel.tsx")).TelephonyPanel);

/** The telephony button, for users with the required claim. For others, its code isn't loaded. */
export function TelephonyWidget() {
  const user = useSession();
  const url = webUrl(useConfiguration()?.session?.telephony.url);
  if (!user || !url || !allows(frameAccess.telephony, user)) return null;
  return (
    <Suspense>
      <telephonyPanel.Component user={user} url={url} />
    </Suspense>
  );
}
