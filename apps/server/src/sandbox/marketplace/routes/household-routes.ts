import type { Hono } from "hono";
import { csrName } from "../plans/cost-sharing.ts";
import { bodyOf, contextOf, householdBody } from "./read-request.ts";

/** Estimates of what households are eligible for. */
export function addHouseholdRoutes(app: Hono, currentYear: () => number): void {
  app.post("/households/eligibility/estimates", async (context) => {
    const body = await bodyOf(context, householdBody);
    const { assessed } = contextOf(body, context, currentYear());
    const { people, credit, variant } = assessed;
    const estimates = people.map(({ getsCredit, isMedicaid }, index) => ({
      aptc: index === 0 || getsCredit ? credit : 0,
      csr: csrName(getsCredit ? variant : undefined),
      hardship_exemption: false,
      is_medicaid_chip: isMedicaid,
    }));
    return context.json({ estimates });
  });
  app.post("/households/slcsp", async (context) => {
    const body = await bodyOf(context, householdBody);
    const { assessed } = contextOf(body, context, currentYear());
    return context.json({ premium: assessed.benchmark ?? null });
  });
}
