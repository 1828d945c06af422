import { useNotify } from "@portico/ui/notification";
import { useEffect } from "react";
import { Outlet } from "react-router";
import { useBrand } from "../../../brand/use-brand.ts";
import { signInMessages } from "../../../messages/sign-in.ts";
import { useEndReason } from "../../../session/session.ts";
import { ProductMark } from "../../../shell/product-mark.tsx";
import { HelpLinks } from "./help-links.tsx";
import { PorticoIllustration } from "./portico-illustration.tsx";

/** The layout of the login pages: brand above, help links below. */
export function SignInArea() {
  const brand = useBrand();
  useInactivityNotice();
  return (
    <div className="relative isolate flex min-h-full flex-col overflow-hidden bg-surface-sunken">
      <PorticoIllustration />
      <header className="px-5 py-4 sm:px-8 sm:py-6">
        <ProductMark />
      </header>
      {/* Not centered vertically: the form would move when an error appears in it. */}
      <main className="flex flex-1 flex-col items-center px-4 pb-6 sm:pt-[8vh] sm:pb-16">
        <div className="w-full max-w-104">
          <Outlet />
          <p className="mt-5 text-center text-caption text-balance text-fg-muted">
            {signInMessages.monitored}
          </p>
        </div>
      </main>
      <footer className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 border-t border-border bg-surface px-5 py-4 text-table text-fg-muted sm:justify-start sm:px-8">
        <span>{brand?.footer || brand?.name}</span>
        <HelpLinks />
      </footer>
    </div>
  );
}

/** Shows why the user was logged out until the message is dismissed or someone signs in. */
function useInactivityNotice() {
  const notify = useNotify();
  const isInactive = useEndReason() === "inactivity";
  useEffect(() => {
    if (!isInactive) return;
    return notify({ tone: "warning", text: signInMessages.inactivity, isSticky: true });
  }, [notify, isInactive]);
}
