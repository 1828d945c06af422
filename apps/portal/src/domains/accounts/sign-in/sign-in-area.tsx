import { useNotify } from "@portico/ui/notification";
import { useEffect } from "react";
import { Outlet } from "react-router";
import { useBrand } from "../../../brand/use-brand.ts";
import { useConfiguration } from "../../../configuration/use-configuration.ts";
import { signInMessages } from "../../../messages/sign-in.ts";
import { useEndReason } from "../../../session/session.ts";
import { ProductMark } from "../../../shell/product-mark.tsx";

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

/** Contact, privacy and quote links. Partners hide the links to the product's own contacts. */
function HelpLinks() {
  const texts = signInMessages.links;
  const links = useConfiguration()?.links;
  const hidesContactLinks = useBrand()?.hidesLoginLinks ?? true;
  if (!links) return null;
  const contactLinks = [
    { label: texts.callUs, href: links.callUs },
    { label: texts.emailUs, href: links.emailUs },
    { label: texts.privacy, href: links.privacy },
  ];
  const shown = [...(hidesContactLinks ? [] : contactLinks), { label: texts.seePlans, href: links.seePlans }];
  return (
    <nav aria-label={texts.label}>
      <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1">
        {shown
          .filter(({ href }) => href !== "")
          .map(({ label, href }) => (
            <li key={label}>
              <a
                href={href}
                className="inline-flex min-h-6 items-center rounded-sm text-fg-link underline-offset-4 outline-focus hover:underline focus-visible:outline-2 focus-visible:outline-offset-2"
              >
                {label}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

const columnIndexes = [0, 1, 2, 3, 4, 5];

/** A decorative outline of a portico at the foot of the page. */
function PorticoIllustration() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 720 360"
      preserveAspectRatio="xMidYMax meet"
      className="pointer-events-none absolute inset-x-0 bottom-14 -z-10 mx-auto h-1/2 w-full text-primary opacity-[0.05] forced-colors:hidden print:hidden"
    >
      <g fill="currentColor">
        <path d="M40 128 360 8l320 120v20H40z" />
        <path d="M64 160h592v14H64z" />
        {columnIndexes.map((column) => (
          <path key={column} d={`M${84 + column * 104} 186h32l-3 146h-26z`} />
        ))}
        <path d="M40 340h640v20H40z" />
      </g>
    </svg>
  );
}
