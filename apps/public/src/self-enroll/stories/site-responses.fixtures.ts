import { quoteSchemas } from "@portico/contract/features/quotes/quote.schemas";
import { forgetResponses } from "../api/use-call.ts";
import { newApplicant, newDraft, type QuoteDraft } from "../quote/draft.ts";
import { openQuote, removeQuote } from "../quote/quote-store.ts";
import stored from "./sandbox-responses.fixtures.json" with { type: "json" };

/** Responses of the sandbox to the family's quote. */
export const sandboxResponses = {
  estimate: quoteSchemas["quote.estimate"].response.parse(stored.estimate),
  plans: quoteSchemas["quote.plans"].response.parse(stored.plans),
  plan: quoteSchemas["quote.plan"].response.parse(stored.plan),
  doctors: quoteSchemas["quote.doctors"].response.parse(stored.doctors),
  drugs: quoteSchemas["quote.drugs"].response.parse(stored.drugs),
};

const { doctors, drugs, plans } = sandboxResponses;

/** A couple with a child in Miami at $48,000, with a doctor, a drug and two plans to compare. */
export const familyQuote: QuoteDraft = {
  ...newDraft,
  countyfips: "12086",
  countyName: "Miami-Dade County",
  state: "FL",
  applicants: [
    { ...newApplicant("self", "1"), name: "Ana", age: "40", gender: "Female" },
    { ...newApplicant("spouse", "2"), age: "38", smoker: true },
    { ...newApplicant("child", "3"), age: "8" },
  ],
  income: "48000",
  preferredDoctors: doctors.slice(0, 1).map(({ value, group }) => ({ value, group })),
  preferredDrugs: drugs.slice(0, 1),
  plansSelected: plans.plans
    .slice(0, 2)
    .map(({ id, name, issuer, premium }) => ({ id, name, issuer: issuer.name, premium })),
  reached: 4,
};

/** What a call answers: JSON, or the status of a failure. */
export type SiteResponse = object | number | "never";

/** The server's responses, by the end of the path. */
export type SiteResponses = Readonly<Record<string, SiteResponse>>;

const usualResponses: SiteResponses = {
  "/estimate": sandboxResponses.estimate,
  "/plans/search": sandboxResponses.plans,
  "/doctors/search": doctors,
  "/drugs/search": drugs,
  "/counties/33134": {
    counties: [{ fips: "12086", name: "Miami-Dade County", state: "FL", exchange: null, hasPlans: true }],
  },
  ...Object.fromEntries(
    plans.plans.map((plan) => [`/plans/${plan.id}`, { ...sandboxResponses.plan, ...plan }]),
  ),
};

/** Starts a story with a quote in the browser, and responses of the server. */
export function withQuote(quote: Partial<QuoteDraft> = familyQuote, responses: SiteResponses = {}) {
  return () => {
    const original = window.fetch;
    window.fetch = async (input, init) => {
      const { pathname } = new URL(String(input), location.href);
      if (!pathname.startsWith("/api/Quote/")) return original(input, init);
      return respond({ ...usualResponses, ...responses }[pathname.slice("/api/Quote".length)] ?? 404);
    };
    removeQuote();
    forgetResponses();
    openQuote({ ...newDraft, ...quote });
    return () => {
      window.fetch = original;
      removeQuote();
    };
  };
}

function respond(response: SiteResponse): Promise<Response> {
  if (response === "never") return new Promise(() => {});
  const status = typeof response === "number" ? response : 200;
  return Promise.resolve(
    Response.json(typeof response === "number" ? { message: "" } : response, { status }),
  );
}
