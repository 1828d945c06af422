/** The texts of the record of a consent besides the consent itself. */
export const consentPdfTexts = {
  en: {
    answer: "Answer",
    answers: { agreed: "Agreed", declined: "Declined" },
    name: "Name",
    noName: "no name entered",
    time: "Time",
    address: "IP address",
    browser: "Browser",
    version: "Version of the text",
    withdrawn: "Withdrawn",
    replaced: "Ended by a newer answer",
    signature: "Signature",
  },
  es: {
    answer: "Respuesta",
    answers: { agreed: "Aceptó", declined: "No aceptó" },
    name: "Nombre",
    noName: "no escribió un nombre",
    time: "Hora",
    address: "Dirección IP",
    browser: "Navegador",
    version: "Versión del texto",
    withdrawn: "Retirado",
    replaced: "Terminado por una respuesta más reciente",
    signature: "Firma",
  },
} as const;
