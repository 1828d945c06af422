import type { Context } from "hono";
import * as z from "zod";
import { household, place } from "../../../domains/marketplace/api-schemas.ts";
import { firstYear } from "../../../domains/marketplace/rules/poverty-line.ts";
import { ApiError, notFederalState } from "../api-error.ts";
import { fipsOfState, isFederalState, type SoldCounty, soldCounties } from "../geography/geography.ts";
import { ratingAreaOf } from "../geography/rating-areas.ts";
import { assessHousehold } from "../household.ts";
import type { Overrides } from "../search.ts";

const overrides = {
  aptc_override: z.number().min(0).optional(),
  csr_override: z.enum(["CSR73", "CSR87", "CSR94", "LimitedCSR", "ZeroCSR"]).optional(),
};
/** The body of every call about a household. */
export const householdBody = z.object({
  household,
  place,
  market: z.literal("Individual"),
  year: z.number().int().optional(),
  ...overrides,
});
/** A body that matches a schema.
 * @throws ApiError otherwise */
export async function bodyOf<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const json: unknown = await context.req.json().catch(() => undefined);
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ApiError("1003", `${issue?.path.join(".") || "body"}: ${issue?.message}`);
}

/** The county and year of a request, and its household. */
export function contextOf(body: z.output<typeof householdBody>, context: Context, currentYear: number) {
  const { state, countyfips } = body.place;
  if (!isFederalState(state)) {
    if (!Object.hasOwn(fipsOfState, state)) throw new ApiError("1002");
    throw notFederalState();
  }
  if (!countyfips.startsWith(fipsOfState[state] ?? "")) throw new ApiError("1001");
  const year = yearOf(body.year ?? context.req.query("year"), currentYear);
  const county = soldCounties().get(countyfips) ?? { fips: countyfips, state, name: "" };
  return { county, year, assessed: assessHousehold(body.household, county, year) };
}

/** A coverage year, by default the current one. */
export function yearOf(given: number | string | undefined, currentYear: number): number {
  const { data } = z.coerce
    .number()
    .int()
    .min(firstYear)
    .max(2_099)
    .safeParse(given ?? currentYear);
  if (data === undefined) throw new ApiError("1003", "year is not valid");
  return data;
}

/** What a request uses instead of the household's own credit and reduction. */
export function overridesOf({ aptc_override, csr_override }: z.output<typeof householdBody>): Overrides {
  const variants = { CSR73: 73, CSR87: 87, CSR94: 94, LimitedCSR: "none", ZeroCSR: "none" } as const;
  return { credit: aptc_override, variant: csr_override && variants[csr_override] };
}

/** The rating area of a county. Undefined outside of the sandbox's states. */
export function rateAreaOf(county: SoldCounty) {
  if (!soldCounties().has(county.fips)) return undefined;
  return { state: county.state, area: `Rating Area ${ratingAreaOf(county).area}` };
}
