import { type CallSchemas, requiredText } from "@portico/endpoints/schemas";
import * as z from "zod";
import { csrVariants, planSorts } from "../../marketplace.ts";
import { planId } from "../../schemas/marketplace-application.ts";
import { phoneNumber } from "../../schemas/person.ts";
import { planBenefit, planCard, planDetails, planPage, planSearch } from "../../schemas/plans.ts";
import { linkedQuote, quote, quoteHousehold } from "../../schemas/quote.ts";

const money = z.number();
const day = z.iso.date();

const range = z.strictObject({
  min: z.number().min(0).max(1_000_000).optional(),
  max: z.number().min(0).max(1_000_000).optional(),
});

/** What visitors can sort plans by. */
export const quoteSorts = [...planSorts, "total_costs"] as const;

/** A selection of plans, with its order and page. */
export const quoteSearch = planSearch.extend({
  premium: range.optional().describe("The premium a month after the tax credit."),
  deductible: range.optional(),
  rating: z.number().int().min(1).max(5).optional().describe("The lowest quality rating."),
  coversDoctors: z.boolean().optional().describe("Whether to leave out plans that don't cover every doctor."),
  coversDrugs: z.boolean().optional().describe("Whether to leave out plans that don't cover every drug."),
  sort: z.enum(quoteSorts).default("premium"),
});

/** Whether a plan covers a doctor or drug. */
const coverage = z.object({
  value: z.string().describe("The NPI of a doctor or the RxCUI of a drug."),
  coverage: z.enum(["Covered", "NotCovered", "DataNotProvided", "GenericCovered"]),
});

/** What visitors see of a plan besides its card. */
const visitorParts = {
  yearlyCost: z
    .object({
      total: money,
      premiums: money.describe("Twelve premiums after the tax credit."),
      care: money.describe("What the household pays for care at its level of use."),
    })
    .nullable()
    .describe("Null if it can't be estimated."),
  doctors: z.array(coverage),
  drugs: z.array(coverage),
};

/** A plan in a visitor's list. */
export const quotePlanCard = planCard.extend({
  ...visitorParts,
  primaryCare: planBenefit.shape.inNetwork.nullable().describe("Of a visit to a primary care doctor."),
  genericDrugs: planBenefit.shape.inNetwork.nullable(),
});

/** Why a household gets no tax credit. */
export const noCreditReasons = [
  "belowPovertyLine",
  "aboveLimit",
  "benchmarkIsAffordable",
  "everyoneHasOtherCoverage",
  "everyoneGetsMedicaidOrChip",
  "noBenchmark",
] as const;

/** An estimate, and what it is based on. */
export const quoteEstimate = z.object({
  year: z.number().int().describe("The coverage year."),
  effectiveDate: day.describe("The first day of coverage."),
  credit: money.describe("The tax credit a month."),
  csr: z.enum(csrVariants).nullable().describe("The reduction of what Silver plans leave to pay."),
  reason: z.enum(noCreditReasons).nullable().describe("Why there is no tax credit. Null with one."),
  povertyPercent: z.number().describe("The income as a percentage of the poverty line."),
  povertyLine: money.describe("The poverty line of the household a year."),
  contribution: money
    .nullable()
    .describe("What the household is expected to pay a month. Null without a limit."),
  benchmark: money.nullable().describe("The premium of the second-lowest-cost Silver plan a month."),
  people: z.array(
    z.object({
      uid: z.string(),
      outcome: z.enum(["credit", "medicaid", "chip", "otherCoverage", "fullPrice", "notApplying"]),
    }),
  ),
  curve: z
    .array(z.object({ income: money, credit: money }))
    .describe("The tax credit a month by income a year, with straight lines between."),
});

/** The full name of a visitor. */
const fullName = requiredText(100, "Name is required").regex(/^\P{Cc}*$/u, "Not valid");

const language = z.enum(["en", "es"]);
const code = z.string().regex(/^[\w-]{22}$/, "Not a link of ours");

/** The schemas of the calls of the quote tool. */
export const quoteSchemas = {
  "quote.counties": {
    params: z.strictObject({ zip: z.string().regex(/^\d{5}$/, "5 digits minimum") }),
    response: z.object({
      counties: z.array(
        z.object({
          fips: z.string(),
          name: z.string(),
          state: z.string(),
          exchange: z
            .object({ state: z.string(), name: z.string(), url: z.url() })
            .nullable()
            .describe("Where people of this county buy plans. Null for the federal marketplace."),
          hasPlans: z.boolean().describe("Whether the federal marketplace sells plans in this county."),
        }),
      ),
    }),
  },
  "quote.estimate": { body: quoteHousehold, response: quoteEstimate },
  "quote.plans": {
    body: quoteHousehold.extend({ planSearch: quoteSearch }),
    response: planPage.extend({ plans: z.array(quotePlanCard) }),
  },
  "quote.plan": {
    params: z.strictObject({ planId }),
    body: z.strictObject({ household: quoteHousehold.optional() }),
    response: planDetails.extend({
      ...visitorParts,
      isPriced: z
        .boolean()
        .describe("Whether the prices are for the household. If not, they are for nobody."),
      year: z.number().int(),
      effectiveDate: day,
    }),
  },
  "quote.drugs": {
    body: z.strictObject({ text: z.string().trim().min(3).max(100) }),
    response: z.array(z.object({ value: z.string(), group: z.string() })),
  },
  "quote.doctors": {
    body: z.strictObject({ text: z.string().trim().min(3).max(100), zip: z.string().regex(/^\d{5}$/) }),
    response: z.array(z.object({ value: z.string(), group: z.string(), detail: z.string() })),
  },
  "quote.lead": {
    body: z.strictObject({
      name: fullName,
      phone: phoneNumber,
      consent: z.literal(true, "Check the box so that we may call you"),
      language,
      website: z.string().max(200).optional().describe("A trap for robots. People don't see it."),
      quote: quote.optional(),
    }),
    response: z.null(),
  },
  "quote.openLink": {
    body: z.strictObject({ code }),
    response: z.object({
      quote: linkedQuote,
      saveKey: z.string().nullable().describe("For agents, to store changes."),
    }),
  },
  "quote.saveRecord": { body: z.strictObject({ saveKey: code, quote }), response: z.null() },
} satisfies Record<string, CallSchemas>;
