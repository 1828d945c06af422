/** The version of the texts below. It changes with them, and each consent is stored with it. */
export const callConsentVersion = "2026-11-26";

/** What visitors agree to when they ask to be called, by language. `brand` is that of the site. */
export const callConsentTexts = {
  en: (brand: string) =>
    `I agree that ${brand} and its agents may call or text me at this number about health insurance, also with automated technology. This isn't a condition to buy anything. I can say stop at any time.`,
  es: (brand: string) =>
    `Acepto que ${brand} y sus agentes me llamen o me escriban a este número sobre seguros médicos, también con tecnología automatizada. No es condición para comprar nada. Puedo pedir que paren en cualquier momento.`,
} as const;
