/** Issuers of marketplace plans in Florida and Texas. */
export const carrierNames = [
  "Aetna CVS Health",
  "Ambetter from Sunshine Health",
  "Ambetter from Superior HealthPlan",
  "AmeriHealth Caritas Next",
  "AvMed",
  "Baylor Scott & White Health Plan",
  "Blue Cross and Blue Shield of Texas",
  "CHRISTUS Health Plan",
  "Cigna Healthcare",
  "Community Health Choice",
  "Florida Blue",
  "Florida Health Care Plans",
  "Health First Commercial Plans",
  "Imperial Insurance Companies",
  "Moda Health",
  "Molina Healthcare",
  "Oscar Health",
  "Sendero Health Plans",
  "UnitedHealthcare",
  "Wellpoint",
] as const;
export type CarrierName = (typeof carrierNames)[number];
