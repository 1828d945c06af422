import { NotLoaded } from "@portico/renderer/client";
import { EmptyState } from "@portico/ui";
import { useConfigurationQuery } from "../configuration/use-configuration.ts";
import { webUrl } from "../configuration/web-url.ts";
import { EmbeddedPage } from "../frames/embedded-page.tsx";
import { pageMessages } from "../messages/pages.ts";

const texts = pageMessages.marketing;

/** Embeds the deployment's marketing application. */
export function MarketingPage() {
  const { data, error, isFetching, refetch } = useConfigurationQuery();
  if (error && !data) return <NotLoaded {...{ error, isFetching, refetch }} />;
  if (!data?.session) return null;
  const url = webUrl(data.session.marketing.url);
  if (!url) return <EmptyState title={texts.notConfigured} hint={texts.notConfiguredHint} />;
  return (
    <div data-full-bleed="" className="h-full">
      <h1 className="sr-only">{texts.title}</h1>
      <EmbeddedPage
        key={url.href}
        frame="marketing"
        url={url}
        title={texts.title}
        createMessage={(token) => ({ type: "session", token })}
      />
    </div>
  );
}
