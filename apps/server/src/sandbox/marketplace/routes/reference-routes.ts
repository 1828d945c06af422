import type { Hono } from "hono";
import * as z from "zod";
import { povertyLine } from "../../../domains/marketplace/rules/poverty-line.ts";
import { readStates } from "../../../reference/tables.ts";
import { ApiError } from "../api-error.ts";
import { countiesOfZip, fipsOfState, isFederalState, soldCounties } from "../geography/geography.ts";
import { issuers } from "../plans/issuers.ts";
import { rateAreaOf, yearOf } from "./read-request.ts";

/** Counties, states, issuers, rating areas, and the poverty line. */
export function addReferenceRoutes(app: Hono, currentYear: () => number): void {
  app.get("/counties/by/zip/:zip", async (context) => {
    const zip = context.req.param("zip");
    if (!/^\d{5}$/.test(zip)) throw new ApiError("1003", "zip is not valid");
    return context.json({ counties: await countiesOfZip(zip) });
  });
  app.get("/states", (context) =>
    context.json({
      states: readStates().flatMap(({ code: abbrev, name }) => {
        const fips = fipsOfState[abbrev];
        // Territories have no marketplace.
        if (fips === undefined) return [];
        return [{ name, abbrev, fips, marketplace_model: isFederalState(abbrev) ? "FFM" : "SBM" }];
      }),
    }),
  );
  app.get("/issuers", (context) =>
    context.json({ issuers: issuers.map(({ id, name }) => ({ id, name })), total: issuers.length }),
  );
  app.get("/rate-areas", (context) => {
    const { state = "", fips = "" } = context.req.query();
    const county = soldCounties().get(fips);
    if (!county || county.state !== state) throw new ApiError("1001");
    return context.json({ rate_areas: [rateAreaOf(county)] });
  });
  app.get("/households/pcfpl", (context) => {
    const { state = "", size = "", income = "" } = context.req.query();
    const people = z.coerce.number().int().min(1).max(30).safeParse(size);
    const dollars = z.coerce.number().min(0).safeParse(income);
    if (!people.success || !dollars.success) throw new ApiError("1003");
    const line = povertyLine(people.data, state, yearOf(context.req.query("year"), currentYear()));
    return context.json({ pcfpl: (dollars.data * 100) / line, fpl: line });
  });
}
