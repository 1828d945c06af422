import type { ScreenImpact } from "@portico/contract/features/screens.schemas";

const nobody = { count: 0, people: [] };

/** Nothing changes for anyone. */
export const calmImpact: ScreenImpact = {
  access: { before: 12, after: 12, gains: nobody, loses: nobody },
  sensitive: [],
  slow: [],
  preferences: { people: 0, columns: [] },
  links: [],
};

/** A bit of everything changes. */
export const weightyImpact: ScreenImpact = {
  access: {
    before: 12,
    after: 14,
    gains: { count: 3, people: ["Ana Ruiz", "Luis Peña"] },
    loses: { count: 1, people: ["Omar Diaz"] },
  },
  sensitive: [
    { path: "columns[3]", field: "ssn", label: "SSN", kind: "ssn" },
    { path: "columns[4]", field: "phone", label: "Phone", kind: "contact" },
  ],
  slow: [{ path: "sort[0]", name: "graceEndDate", label: "Grace ends", use: "sort" }],
  preferences: { people: 4, columns: [{ field: "planName", people: 1 }] },
  links: [{ path: "screens/grace", change: "gone", from: ["Renewals"] }],
};
