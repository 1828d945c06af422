/** The labels of the codes of offline applications, in the order in which they are offered. */
export const offlineAppLabels = {
  sex: { F: "Female", M: "Male" },
  migratoryStatus: {
    citizen: "US citizen",
    resident: "Permanent resident",
    work_permit: "Work permit",
    other: "Other",
  },
  relation: { spouse: "Spouse", child: "Child", father: "Father", mother: "Mother", dependent: "Dependent" },
  typeOfIncome: { employed: "Employed", self_employed: "Self-employed", unemployed: "Unemployed" },
  language: { en: "English", es: "Spanish" },
  cardBrand: {
    visa: "Visa",
    mastercard: "Mastercard",
    discover: "Discover",
    amex: "American Express",
    diners: "Diners Club",
    jcb: "JCB",
  },
} as const;
