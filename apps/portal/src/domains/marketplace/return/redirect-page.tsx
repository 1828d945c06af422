import { isNotFound, NotLoaded } from "@portico/renderer/client";
import { Button, buttonStyles, ErrorState, Skeleton } from "@portico/ui";
import { ExternalLink, FileText } from "@portico/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { fetchJson } from "../../../api/client.ts";
import { useConfiguration } from "../../../configuration/use-configuration.ts";
import { returnMessages } from "../../../messages/marketplace-return.ts";
import { MessagePage } from "../../../pages/message-page.tsx";
import { ownApplication } from "../../../pages/own-application.ts";
import { isId } from "../../../routing/route-ids.ts";
import { useSession } from "../../../session/session.ts";
import { forgetApplication } from "../../../session/stored-application.ts";
import { useApplicationsLink, useIsAgent } from "../application/use-applications-link.ts";
import { redirectTarget } from "./redirect-target.ts";

const texts = returnMessages.redirect;

/** The delay before the form is sent, in milliseconds (specification, part 2, section 9). */
const delay = 1000;

/**
 * The page that continues at the Marketplace, with the application of the URL, or else with the one that was last opened
 * in this browser, or the user's own. Without any, it says what is missing.
 */
export function RedirectPage() {
  const [params] = useSearchParams();
  const stored = ownApplication(useSession());
  const list = useApplicationsLink();
  const isAgent = useIsAgent();
  const appId = params.get("appId") ?? stored;
  if (appId === undefined) {
    return (
      <MessagePage
        icon={<FileText size={32} strokeWidth={1.5} />}
        title={texts.none}
        text={isAgent ? texts.noneHint : texts.noneAssigned}
        action={
          isAgent && (
            <Link to={list.to} className={buttonStyles({ variant: "primary" })}>
              {returnMessages.goToApplications}
            </Link>
          )
        }
      />
    );
  }
  if (!isId("appId", appId)) return <ErrorState title={texts.refused} message={texts.invalidId} />;
  return <Redirect key={appId} appId={appId} />;
}

function Redirect({ appId }: { appId: string }) {
  const marketplace = useConfiguration()?.session?.marketplace;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["application.redirect", appId],
    queryFn: ({ signal }) => fetchJson("application.redirect", { query: { appId }, signal }),
    // The token is used once, and soon.
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const isMissing = isNotFound(error);
  useEffect(() => {
    // Otherwise the page would always try the application that the user can't open.
    if (isMissing) forgetApplication(appId);
  }, [appId, isMissing]);
  if (error) return <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />;
  if (!data || !marketplace) {
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton height="16rem" />
      </div>
    );
  }
  const target = redirectTarget(data.url, marketplace.url);
  if (!target) return <ErrorState title={texts.refused} message={texts.refusedHint} />;
  return <RedirectForm target={target} token={data.token} returnUrl={data.returnUrl} />;
}

interface RedirectFormProps {
  target: URL;
  token: string;
  returnUrl: string;
}

/** A form that is sent by itself after a second. */
function RedirectForm({ target, token, returnUrl }: RedirectFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => form.current?.requestSubmit(), delay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" data-full-bleed="">
      <MessagePage
        icon={<ExternalLink size={36} strokeWidth={1.5} />}
        title={texts.title}
        text={texts.text(target.host)}
        action={
          <form ref={form} method="post" action={target.href}>
            <input type="hidden" name="token" value={token} />
            {returnUrl && <input type="hidden" name="returnUrl" value={returnUrl} />}
            <Button type="submit" variant="primary">
              {texts.now}
            </Button>
          </form>
        }
      />
    </div>
  );
}
