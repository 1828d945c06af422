import type { Database } from "../db/database.ts";
import { carriers } from "../db/schema/index.ts";
import { demoCarrierId, demoCarriers, marketExitOf } from "./plans.ts";

/** Adds the carriers that left the market; the others are reference data. */
export async function seedFormerCarriers(database: Database, today: string): Promise<void> {
  const left = demoCarriers.filter(({ leftMonthsAgo }) => leftMonthsAgo !== undefined);
  await database.insert(carriers).values(
    left.map((carrier) => ({
      id: demoCarrierId(carrier),
      name: carrier.name,
      marketExitDate: marketExitOf(carrier, today),
    })),
  );
}
