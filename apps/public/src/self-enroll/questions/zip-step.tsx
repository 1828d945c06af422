import { parseZip } from "@portico/format";
import { useEffect, useRef, useState } from "react";
import { CallFailure, send } from "../api/send.ts";
import { CallUsLink } from "../controls/call-us-link.tsx";
import { buttonStyles, linkStyles } from "../controls/control-styles.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { RadioCards } from "../controls/radio-cards.tsx";
import { TextField } from "../controls/text-field.tsx";
import { Page } from "../frame/page.tsx";
import { newDraft } from "../quote/draft.ts";
import { currentQuote, updateQuote, useRemovals, useStoredQuote } from "../quote/quote-store.ts";
import { zipProblems } from "../quote/to-household.ts";
import { navigate } from "../routing/navigation.ts";
import { useSite } from "../site/site.ts";
import { type Area, type County, countyWithoutPlans, exchangeAt, isChoice, nextAfter } from "./area.ts";
import { ExchangeNotice } from "./exchange-notice.tsx";
import { NoPlansNotice } from "./no-plans-notice.tsx";
import { StepForm } from "./step-form.tsx";
import { type Territory, territoryOfZip } from "./territory.ts";
import { useProblems } from "./use-problems.ts";

const noCounty = { countyfips: "", countyName: "", state: "" };

/** @throws CallFailure */
async function countiesOf(zip: string): Promise<Area> {
  return { zip, ...(await send("quote.counties", { params: { zip } })) };
}

/** The first question: the ZIP code, and the county if it has several. */
export function ZipStep() {
  return <ZipQuestion key={useRemovals()} />;
}

function ZipQuestion() {
  const { texts, links } = useSite();
  const quote = useStoredQuote() ?? newDraft;
  const problems = useProblems(zipProblems(quote));
  const [looked, setArea] = useState<Area>();
  /** The chosen county. The quote has it if plans can be found there. */
  const [fips, setFips] = useState("");
  /** Whether the visitor tried to continue without choosing one of several counties. */
  const [isMissed, setMissed] = useState(false);
  /** The territory of the ZIP code, if Marketplace plans aren't available there. */
  const [territory, setTerritory] = useState<Territory>();
  /** Whether a part of what was entered, such as that of 33134-1234, was left out. */
  const [isShortened, setShortened] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const area = looked?.zip === quote.zip ? looked : undefined;
  const input = useRef<HTMLInputElement>(null);

  const setZip = (text: string) => {
    const { zip, isShortened: wasShortened } = parseZip(text);
    setShortened(wasShortened);
    setArea(undefined);
    setFips("");
    setMissed(false);
    setTerritory(undefined);
    setFailure(undefined);
    updateQuote({ zip, ...noCounty });
  };
  // What was typed before this script ran.
  useEffect(() => {
    const typed = input.current?.value;
    if (typed !== undefined && typed !== quote.zip && typed !== newDraft.zip) setZip(typed);
  });
  // A visitor who comes back sees the counties again.
  useEffect(() => {
    const { zip, countyfips } = currentQuote();
    if (countyfips === "") return;
    countiesOf(zip).then(
      (found) => {
        if (currentQuote().zip !== zip) return;
        setArea(found);
        setFips(countyfips);
      },
      // The answer is known already. Continuing looks again.
      () => {},
    );
  }, []);

  const choose = (county: County, at: Area) => {
    const { fips: countyfips, name: countyName, state } = county;
    setFips(countyfips);
    setMissed(false);
    const isSold = !exchangeAt(at, countyfips) && !countyWithoutPlans(at, countyfips);
    updateQuote(isSold ? { countyfips, countyName, state } : noCounty);
  };
  const look = async () => {
    const found = territoryOfZip(quote.zip);
    setTerritory(found);
    if (found) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const found = area ?? (await countiesOf(quote.zip));
      const next = nextAfter(found, area ? fips : quote.countyfips);
      setArea(found);
      if (next.county) choose(next.county, found);
      else if (isChoice(found)) {
        setMissed(area !== undefined);
        // The question appears with the next frame.
        requestAnimationFrame(() => document.getElementById("county")?.focus());
      }
      if (next.isDone) navigate({ page: "people" });
    } catch (error) {
      setFailure(error instanceof CallFailure ? error : new CallFailure("unavailable"));
    }
    setBusy(false);
  };

  const exchange = area && exchangeAt(area, fips);
  const withoutPlans = area && countyWithoutPlans(area, fips);
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
          hint={
            isShortened ? (
              <>
                <span role="status">{texts.zip.shortened(quote.zip)}</span> {texts.zip.hint}
              </>
            ) : (
              texts.zip.hint
            )
          }
          error={problems.of("zip") ?? (isUnknown ? texts.zip.unknown : undefined)}
          value={quote.zip}
          onChange={setZip}
          onFocus={(event) => event.target.select()}
          inputMode="numeric"
          autoComplete="postal-code"
          className="[&_input]:max-w-48"
        />
        {isUnknown && <CallUsLink className={`justify-self-start ${buttonStyles.quiet}`} />}
        {area && isChoice(area) && (
          <RadioCards
            name="county"
            error={isMissed ? texts.zip.countyMissing : undefined}
            legend={texts.zip.county}
            value={fips}
            options={area.counties.map((county) => ({
              value: county.fips,
              label: `${county.name}, ${county.state}`,
            }))}
            onChange={(value) => {
              const county = area.counties.find((one) => one.fips === value);
              if (county) choose(county, area);
            }}
          />
        )}
        {territory && <NoPlansNotice place={texts.zip.territories[territory]} />}
        {withoutPlans && <NoPlansNotice place={`${withoutPlans.name}, ${withoutPlans.state}`} />}
        {exchange && <ExchangeNotice exchange={exchange} />}
        {failure && !isUnknown && <FailureNotice failure={failure} onRetry={() => void look()} />}
      </StepForm>
      <noscript>
        <p className="mt-6">
          {texts.site.noScript} {links.callUs && texts.site.noScriptCall}{" "}
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
