import type { QuoteHousehold } from "@portico/contract/schemas/quote";
import { feature } from "../../../feature/feature.ts";
import { countiesOf } from "../counties.ts";
import { coverageStart } from "../coverage-start.ts";
import { estimateHousehold } from "../estimate.ts";
import { findPlans, readPlan } from "../find-plans.ts";
import { requireValidHousehold } from "../household-request.ts";
import { openQuoteLink, saveLinkedQuote } from "../quote-links.ts";
import { brandOfHost } from "../self-enroll/brand-of-host.ts";
import { createQuoteLead } from "./create-lead.ts";

/** The public quote tool. It stores nothing but the lead of a visitor who asks to be called. */
export const quoteFeature = feature({
  handlers: (services) => {
    const { marketplace, database, clock } = services;
    const start = () => coverageStart(clock.today(), marketplace);
    const checked = <Household extends QuoteHousehold>(household: Household): Household => {
      requireValidHousehold(household, clock.today());
      return household;
    };
    return {
      "quote.counties": ({ params: { zip } }) => countiesOf(marketplace, zip, start()),
      "quote.estimate": ({ body }) => estimateHousehold(marketplace, checked(body), start()),
      "quote.plans": ({ body: { planSearch, ...household } }) =>
        findPlans(marketplace, checked(household), planSearch, start()),
      "quote.plan": ({ params: { planId }, body: { household } }) =>
        readPlan(marketplace, planId, household && checked(household), start()),
      "quote.drugs": async ({ body: { text } }) => {
        const drugs = await marketplace.findDrugs(text);
        return drugs.map(({ rxcui, name, full_name }) => ({ value: rxcui, group: full_name ?? name }));
      },
      "quote.doctors": async ({ body: { text, zip } }) => {
        const doctors = await marketplace.findProviders(text, { zipcode: zip });
        return doctors.map(({ npi, name, specialty, city, state }) => ({
          value: npi,
          group: name,
          detail: [specialty, city, state].filter(Boolean).join(", "),
        }));
      },
      "quote.lead": async ({ body: { website, quote, name, phone, language }, address, host, userAgent }) => {
        // Robots get the same response and leave nothing.
        if (website) return null;
        await createQuoteLead(database, {
          ...{ name, phone, language },
          quote: quote && checked(quote),
          brand: brandOfHost(host ?? "", await services.settings()).brand.name,
          ipAddress: address,
          userAgent: userAgent ?? "",
        });
        return null;
      },
      "quote.openLink": ({ body: { code } }) => openQuoteLink(database, code, clock.now()),
      "quote.saveRecord": async ({ body: { saveKey, quote } }) => {
        await saveLinkedQuote(database, saveKey, { quote: checked(quote), now: clock.now() });
        return null;
      },
    };
  },
});
