import { useEffect, useRef, useState } from "react";
import { CallFailure, send } from "../api/send.ts";
import { linkStyles } from "../controls/control-styles.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { RadioCards } from "../controls/radio-cards.tsx";
import { TextField } from "../controls/text-field.tsx";
import { Page } from "../frame/page.tsx";
import { newDraft } from "../quote/draft.ts";
import { updateQuote, useStoredQuote } from "../quote/quote-store.ts";
import { zipProblems } from "../quote/to-household.ts";
import { navigate } from "../routing/navigation.ts";
import { useSite } from "../site/site.ts";
import { type Area, nextAfter } from "./area.ts";
import { ExchangeNotice } from "./exchange-notice.tsx";
import { StepForm } from "./step-form.tsx";
import { useProblems } from "./use-problems.ts";

/** The first question: the ZIP code, and the county if it has several. */
export function ZipStep() {
  const { texts, links } = useSite();
  const quote = useStoredQuote() ?? newDraft;
  const problems = useProblems(zipProblems(quote));
  const [area, setArea] = useState<Area>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const input = useRef<HTMLInputElement>(null);

  const setZip = (text: string) => {
    const zip = text.replaceAll(/\D/g, "").slice(0, 5);
    setArea(undefined);
    setFailure(undefined);
    updateQuote({ zip, countyfips: "", countyName: "", state: "" });
  };
  // What was typed before this script ran.
  useEffect(() => {
    const typed = input.current?.value;
    if (typed !== undefined && typed !== quote.zip && typed !== newDraft.zip) setZip(typed);
  });

  const choose = ({ fips, name, state }: Area["counties"][number]) =>
    updateQuote({ countyfips: fips, countyName: name, state });
  const look = async () => {
    if (area?.zip === quote.zip && quote.countyfips !== "") return navigate({ page: "people" });
    setBusy(true);
    setFailure(undefined);
    try {
      const found = { zip: quote.zip, ...(await send("quote.counties", { params: { zip: quote.zip } })) };
      const next = nextAfter(found, quote.countyfips);
      setArea(found);
      if (next.county) choose(next.county);
      if (next.isDone) navigate({ page: "people" });
    } catch (error) {
      setFailure(error instanceof CallFailure ? error : new CallFailure("unavailable"));
    }
    setBusy(false);
  };

  const isUnknown = failure?.kind === "notFound" || area?.counties.length === 0;
  return (
    <Page heading={texts.zip.heading} lead={texts.zip.lead}>
      <StepForm
        submit={texts.zip.submit}
        isBusy={isBusy}
        onSubmit={() => problems.attempt(() => void look())}
      >
        <TextField
          ref={input}
          id="zip"
          label={texts.zip.label}
          hint={texts.zip.hint}
          error={problems.of("zip") ?? (isUnknown ? texts.zip.unknown : undefined)}
          value={quote.zip}
          onChange={setZip}
          onFocus={(event) => event.target.select()}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          className="[&_input]:max-w-48"
        />
        {area && area.exchange === null && area.counties.length > 1 && (
          <RadioCards
            name="county"
            legend={texts.zip.county}
            value={quote.countyfips}
            options={area.counties.map(({ fips, name, state }) => ({
              value: fips,
              label: `${name}, ${state}`,
            }))}
            onChange={(fips) => {
              const county = area.counties.find((one) => one.fips === fips);
              if (county) choose(county);
            }}
          />
        )}
        {area?.exchange && <ExchangeNotice exchange={area.exchange} />}
        {failure && !isUnknown && <FailureNotice failure={failure} onRetry={() => void look()} />}
      </StepForm>
      <noscript>
        <p className="mt-6">
          {texts.site.noScript}{" "}
          {links.callUs && (
            <a href={links.callUs} className={linkStyles}>
              {links.callUs.replace("tel:", "")}
            </a>
          )}
        </p>
      </noscript>
    </Page>
  );
}
