import type { Context, Hono } from "hono";
import { ApiError } from "../api-error.ts";
import { drugCoverage, findDrugs } from "../coverage/drugs.ts";
import { findProviders, providerCoverage } from "../coverage/providers.ts";
import { countiesOfZip } from "../geography/geography.ts";
import { parsePlanId } from "../plans/county-plans.ts";

/** Drugs and doctors, and the plans that cover them. */
export function addCoverageRoutes(app: Hono): void {
  app.get("/drugs/autocomplete", (context) => {
    const text = context.req.query("q") ?? "";
    if (text.length < 3) throw new ApiError("1014", "q needs at least 3 characters");
    const found = findDrugs(text).map(({ rxcui, name, strength, route }) => {
      return { rxcui, name, strength, route, full_name: `${name} ${strength} ${route}` };
    });
    return context.json(found);
  });
  app.get("/providers/autocomplete", async (context) => {
    const { q = "", zipcode = "" } = context.req.query();
    if (q.length < 3) throw new ApiError("1013", "q needs at least 3 characters");
    const [county] = await countiesOfZip(zipcode);
    if (!county) throw new ApiError("1003", "zipcode is not valid");
    return context.json(findProviders(q, county.state));
  });
  app.get("/drugs/covered", (context) =>
    context.json({ coverage: coverageOf(context, "rxcui", drugCoverage) }),
  );
  app.get("/providers/covered", (context) =>
    context.json({ coverage: coverageOf(context, "npi", providerCoverage) }),
  );
}

function coverageOf<Value>(
  context: Context,
  name: "rxcui" | "npi",
  find: (planId: string, id: string) => Value | undefined,
) {
  const list = (key: string) => (context.req.query(key) ?? "").split(",").filter((part) => part !== "");
  const ids = list(name === "rxcui" ? "drugs" : "providerids");
  return list("planids").flatMap((plan_id) => {
    if (!parsePlanId(plan_id)) throw new ApiError("1006");
    return ids.map((id) => {
      const coverage = find(plan_id, id);
      if (coverage === undefined) throw new ApiError(name === "rxcui" ? "1014" : "1013");
      return { plan_id, [name]: id, coverage };
    });
  });
}
