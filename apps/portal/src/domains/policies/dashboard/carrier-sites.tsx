import { useConfiguration } from "../../../configuration/use-configuration.ts";
import { webUrl } from "../../../configuration/web-url.ts";
import { dashboardMessages as texts } from "../../../messages/dashboard.ts";
import { carrierSitesOf, initialsOf } from "./visible-carrier-sites.ts";

/** Links to the carriers' websites with their logos, on the hosts that have them. */
export function CarrierSites() {
  const session = useConfiguration()?.session;
  const sites = session ? carrierSitesOf(window.location.hostname, session) : [];
  if (sites.length === 0) return null;
  return (
    <nav data-print="hidden" aria-label={texts.carrierSites}>
      <ul className="flex flex-wrap gap-2">
        {sites.map(({ carrier, url, logoUrl }) => (
          <li key={carrier} className="min-w-0">
            <a
              href={webUrl(url)?.href}
              target="_blank"
              rel="noopener noreferrer"
              className="flex items-center gap-2 rounded-lg border border-border py-1.5 ps-1.5 pe-3 text-table font-medium outline-focus hover:bg-surface-hover focus-visible:outline-2"
            >
              {logoUrl ? (
                <img
                  src={logoUrl}
                  alt=""
                  loading="lazy"
                  className="h-6 w-auto max-w-32 rounded-sm object-contain"
                />
              ) : (
                <span
                  aria-hidden="true"
                  className="grid size-6 shrink-0 place-content-center rounded-md bg-surface-sunken text-caption font-semibold text-fg-muted"
                >
                  {initialsOf(carrier)}
                </span>
              )}
              <span className="truncate">
                {carrier} <span className="sr-only">{texts.newTab}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
