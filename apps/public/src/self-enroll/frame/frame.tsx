import { Phone } from "@portico/ui/icons";
import type { ReactNode } from "react";
import { focusRing, linkStyles } from "../controls/control-styles.ts";
import { useStoredQuote } from "../quote/quote-store.ts";
import { Link } from "../routing/link.tsx";
import { pathOf, type Route } from "../routing/routes.ts";
import { useSite } from "../site/site.ts";
import { BrandMark } from "./brand-mark.tsx";
import { StartOver } from "./start-over.tsx";
import { StepList } from "./step-list.tsx";

interface Props {
  readonly route: Route;
  readonly children: ReactNode;
}

/** The header, the steps and the footer of every page. */
export function Frame({ route, children }: Props) {
  const { texts, language, links, brand, isSandbox } = useSite();
  const other = language === "en" ? "es" : "en";
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="absolute -top-16 left-2 z-10 rounded-lg bg-surface-raised p-3 focus:top-2"
      >
        {texts.site.skip}
      </a>
      <header className="border-b border-border bg-surface print:hidden">
        <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center justify-between gap-x-4 px-4 py-2">
          <Link to={{ page: "zip" }} className={`rounded py-2 ${focusRing}`}>
            <BrandMark />
          </Link>
          <div className="flex items-center gap-x-5">
            {links.callUs && (
              <a
                href={links.callUs}
                className={`inline-flex min-h-11 items-center gap-2 font-medium ${linkStyles}`}
              >
                <Phone size={18} className="max-sm:hidden" />
                {texts.site.call}
              </a>
            )}
            <a
              href={`${pathOf(route)}?lang=${other}`}
              lang={other}
              hrefLang={other}
              className={`inline-flex min-h-11 items-center ${linkStyles}`}
            >
              {texts.site.otherLanguage}
            </a>
          </div>
        </div>
      </header>
      {isSandbox && (
        <p className="bg-warning-surface px-4 py-1.5 text-center text-sm text-warning-fg">
          {texts.site.sandbox}
        </p>
      )}
      <StepList route={route} />
      <main id="content" className="mx-auto w-full max-w-6xl flex-1 px-4 pt-6 pb-16 sm:pt-8">
        {children}
      </main>
      <footer className="border-t border-border bg-surface py-6 text-sm text-fg-muted print:hidden">
        <div className="mx-auto grid max-w-6xl gap-3 px-4">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
            <span>{texts.site.stays}</span>
            <StoredQuoteRemoval />
          </div>
          <div className="flex flex-wrap items-center gap-x-5">
            {brand.footer && <span>{brand.footer}</span>}
            {links.emailUs && (
              <a href={links.emailUs} className={`inline-flex min-h-6 items-center ${linkStyles}`}>
                {texts.site.email}
              </a>
            )}
            {links.privacy && (
              <a href={links.privacy} className={`inline-flex min-h-6 items-center ${linkStyles}`}>
                {texts.site.privacy}
              </a>
            )}
          </div>
        </div>
      </footer>
    </div>
  );
}

/** Needs JavaScript, as the quote itself. */
function StoredQuoteRemoval() {
  return useStoredQuote() && <StartOver />;
}
