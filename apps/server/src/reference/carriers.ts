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

/** Carriers' websites, by carrier. */
export const carrierSites: readonly (readonly [name: (typeof carrierNames)[number], url: string])[] = [
  ["Aetna CVS Health", "https://www.aetna.com/"],
  ["AvMed", "https://www.avmed.org/"],
  ["Blue Cross and Blue Shield of Texas", "https://www.bcbstx.com/"],
  ["Cigna Healthcare", "https://www.cigna.com/"],
  ["Florida Blue", "https://www.floridablue.com/"],
  ["Molina Healthcare", "https://www.molinahealthcare.com/"],
  ["Oscar Health", "https://www.hioscar.com/"],
  ["UnitedHealthcare", "https://www.uhc.com/"],
];
