import { consentDays } from "@portico/contract/features/offline/consents";

/** The languages of the site. */
export type Language = "en" | "es";

/** What the applicant agrees to. Change the version with the text: answers are stored with the version. */
export interface ConsentText {
  readonly title: string;
  readonly intro: string;
  /** What the agency may do. */
  readonly purposes: readonly string[];
  readonly duration: string;
  readonly withdrawal: string;
}

/** The version of the text below. Answers are stored with it for ten years, so keep texts of earlier versions. */
export const consentVersion = "2026-11-01";

/** Who asks for consent. */
export interface Agency {
  readonly name: string;
  readonly agent: string;
}

type Texts = Readonly<Record<Language, (agency: Agency) => ConsentText>>;

/** The texts of each version. */
const versions: Readonly<Record<string, Texts>> = {
  [consentVersion]: {
    en: ({ name, agent }) => ({
      title: "Consent to help with your health insurance",
      intro: `I give ${name} and its agent ${agent} permission to help me and my household with health insurance through the Health Insurance Marketplace. They may:`,
      purposes: [
        "look for an existing Marketplace application of mine",
        "fill in and submit an application for coverage and financial help",
        "help me choose and enroll in a plan",
        "keep my application up to date and answer questions of the Marketplace about it",
      ],
      duration: `This consent lasts ${consentDays} days from today, or until I withdraw it.`,
      withdrawal: `I can withdraw it at any time on this page, with the same link, or by contacting ${name}. My information is only used for these purposes.`,
    }),
    es: ({ name, agent }) => ({
      title: "Consentimiento para ayudarle con su seguro médico",
      intro: `Autorizo a ${name} y a su agente ${agent} a ayudarnos a mí y a mi hogar con el seguro médico a través del Mercado de Seguros Médicos. Pueden:`,
      purposes: [
        "buscar una solicitud mía que ya exista en el Mercado",
        "llenar y enviar una solicitud de cobertura y de ayuda económica",
        "ayudarme a elegir un plan e inscribirme",
        "mantener al día mi solicitud y responder preguntas del Mercado sobre ella",
      ],
      duration: `Este consentimiento dura ${consentDays} días a partir de hoy, o hasta que yo lo retire.`,
      withdrawal: `Puedo retirarlo en cualquier momento en esta página, con el mismo enlace, o comunicándome con ${name}. Mi información solo se usa para estos fines.`,
    }),
  },
};

/**
 * The text of a version.
 * @throws Error if there is no such version
 */
export function consentText(version: string, language: Language, agency: Agency): ConsentText {
  const texts = versions[version];
  if (!texts) throw new Error(`There is no consent text of the version "${version}".`);
  return texts[language](agency);
}
