import { useEffect, useState } from "react";
import { CallFailure, send } from "../api/send.ts";
import { forgetResponses } from "../api/use-call.ts";
import { buttonStyles } from "../controls/control-styles.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { Notice } from "../controls/notice.tsx";
import { draftOf } from "../quote/from-quote.ts";
import {
  currentQuote,
  isQuoteOfRecord,
  openQuote,
  updateQuote,
  useStoredQuote,
} from "../quote/quote-store.ts";
import { toQuote } from "../quote/to-household.ts";
import { navigate } from "../routing/navigation.ts";
import { steps } from "../routing/routes.ts";
import { useSite } from "../site/site.ts";
import { type LinkCode, takeLinkCode } from "./link-code.ts";

/** Opens the quote of a link, and lets agents store changes. */
export function LinkedQuote() {
  const { texts } = useSite();
  const [link, setLink] = useState<LinkCode>();
  const [hasExpired, setExpired] = useState(false);
  useEffect(() => {
    const take = () => setLink((before) => takeLinkCode() ?? before);
    take();
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, []);
  const quote = useStoredQuote();
  return (
    <div className="mx-auto mb-6 grid max-w-2xl gap-4 empty:hidden print:hidden">
      {link && (
        <OpenLink
          key={link.code}
          link={link}
          onDone={() => {
            setLink(undefined);
            setExpired(false);
          }}
        />
      )}
      {!link && quote?.saveKey && (
        <SaveToPortal
          saveKey={quote.saveKey}
          onExpired={() => {
            updateQuote({ saveKey: "" });
            setExpired(true);
          }}
        />
      )}
      {!link && hasExpired && (
        <Notice tone="danger" title={texts.opened.expired}>
          <p>{texts.opened.openAgain}</p>
        </Notice>
      )}
    </div>
  );
}

function OpenLink({ link: { code, isForAgent }, onDone }: { link: LinkCode; onDone: () => void }) {
  const { texts } = useSite();
  const [failure, setFailure] = useState<CallFailure>();
  const open = async () => {
    setFailure(undefined);
    try {
      const { quote, saveKey } = await send("quote.openLink", { body: { code } });
      forgetResponses();
      const isPlaced = quote.place.countyfips !== "";
      const counties = isPlaced ? await countiesOf(quote.place.zip) : [];
      const reached = isPlaced ? steps.length - 1 : 0;
      openQuote(draftOf(quote, { saveKey: saveKey ?? "", reached, counties }));
      onDone();
      navigate({ page: isPlaced ? "plans" : "zip" });
    } catch (error) {
      setFailure(error instanceof CallFailure ? error : new CallFailure("unavailable"));
    }
  };
  // An agent's quote is kept in the tab and replaces only another one there.
  const hasAnswers = currentQuote().reached > 0 && (!isForAgent || isQuoteOfRecord());
  // biome-ignore lint/correctness/useExhaustiveDependencies: Once for each link.
  useEffect(() => {
    if (!hasAnswers) void open();
  }, [code]);
  const keep = (
    <button type="button" className={buttonStyles.secondary} onClick={onDone}>
      {texts.opened.keep}
    </button>
  );
  if (failure?.kind === "notFound")
    return (
      <Notice tone="danger" title={texts.opened.used}>
        <p>{isForAgent ? texts.opened.openAgain : texts.opened.usedText}</p>
      </Notice>
    );
  if (failure) return <FailureNotice isOwn failure={failure} onRetry={() => void open()} />;
  if (!hasAnswers) return null;
  return (
    <Notice tone="info" title={isForAgent ? texts.opened.agentHeading : texts.opened.heading}>
      <p>{isForAgent ? texts.opened.agentText : texts.opened.text}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={buttonStyles.primary} onClick={() => void open()}>
          {texts.opened.open}
        </button>
        {keep}
      </div>
    </Notice>
  );
}

/** The counties of a ZIP code. Empty if they can't be looked up: the quote is shown with its ZIP code then. */
async function countiesOf(zip: string) {
  try {
    return (await send("quote.counties", { params: { zip } })).counties;
  } catch {
    return [];
  }
}

/** For an agent who opened the quote of a lead or customer from the portal. */
function SaveToPortal({ saveKey, onExpired }: { saveKey: string; onExpired: () => void }) {
  const { texts } = useSite();
  const quote = useStoredQuote();
  const [saved, setSaved] = useState<typeof quote>();
  const [failure, setFailure] = useState<CallFailure>();
  const complete = quote && toQuote(quote);
  const save = async () => {
    if (!complete) return;
    setFailure(undefined);
    try {
      await send("quote.saveRecord", { body: { saveKey, quote: complete } });
      setSaved(quote);
    } catch (error) {
      if (error instanceof CallFailure && error.kind === "notFound") return onExpired();
      setFailure(error instanceof CallFailure ? error : new CallFailure("unavailable"));
    }
  };
  if (failure) return <FailureNotice isOwn failure={failure} onRetry={() => void save()} />;
  return (
    <Notice tone={saved === quote ? "success" : "info"} title={texts.opened.agentNote}>
      {saved === quote ? (
        <p>{texts.opened.saved}</p>
      ) : (
        <button
          type="button"
          className={`${buttonStyles.secondary} w-fit`}
          disabled={!complete}
          onClick={() => void save()}
        >
          {texts.opened.save}
        </button>
      )}
    </Notice>
  );
}
