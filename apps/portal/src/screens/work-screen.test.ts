import { expect, it } from "vitest";
import { workScreen } from "./work-screen.ts";

const tones = { New: "info" } as const;

it.each([
  ["by its name", "status" as const, {}],
  ["with a width", { field: "status", width: 120 } as const, { width: 120 }],
  [
    "with colors of its own",
    { field: "status", tones: { New: "danger" } } as const,
    { tones: { New: "danger" } },
  ],
])("gives the status its colors if it is declared %s", (_how, column, declared) => {
  const { columns } = workScreen({
    feature: "policyNonPaid",
    statuses: "unpaidStatus",
    assignAccess: "admin.Policy",
    tones,
    columns: ["policyNumber", column],
  });
  expect(columns).toEqual(["policyNumber", { field: "status", tones, ...declared }]);
});
