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

/** The websites of carriers, with placeholder logos that agencies replace with those they may use. */
export const carrierSites = [
  { carrier: "Aetna CVS Health", url: "https://www.aetna.com/", logoUrl: "/carriers/aetna-cvs-health.svg" },
  { carrier: "AvMed", url: "https://www.avmed.org/", logoUrl: "/carriers/avmed.svg" },
  {
    carrier: "Blue Cross and Blue Shield of Texas",
    url: "https://www.bcbstx.com/",
    logoUrl: "/carriers/blue-cross-and-blue-shield-of-texas.svg",
  },
  { carrier: "Cigna Healthcare", url: "https://www.cigna.com/", logoUrl: "/carriers/cigna-healthcare.svg" },
  { carrier: "Florida Blue", url: "https://www.floridablue.com/", logoUrl: "/carriers/florida-blue.svg" },
  {
    carrier: "Molina Healthcare",
    url: "https://www.molinahealthcare.com/",
    logoUrl: "/carriers/molina-healthcare.svg",
  },
  { carrier: "Oscar Health", url: "https://www.hioscar.com/", logoUrl: "/carriers/oscar-health.svg" },
  { carrier: "UnitedHealthcare", url: "https://www.uhc.com/", logoUrl: "/carriers/unitedhealthcare.svg" },
] satisfies { carrier: (typeof carrierNames)[number]; url: string; logoUrl: string }[];
