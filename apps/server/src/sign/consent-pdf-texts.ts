/** The texts of the record of a consent besides the consent itself. */
export const consentPdfTexts = {
  en: {
    answer: "Answer",
    answers: { agreed: "Agreed", declined: "Declined" },
    name: "Name",
    time: "Time",
    address: "IP address",
    browser: "Browser",
    version: "Version of the text",
    withdrawn: "Withdrawn",
    signature: "Signature",
  },
  es: {
    answer: "Respuesta",
    answers: { agreed: "Aceptó", declined: "No aceptó" },
    name: "Nombre",
    time: "Hora",
    address: "Dirección IP",
    browser: "Navegador",
    version: "Versión del texto",
    withdrawn: "Retirado",
    signature: "Firma",
  },
} as const;
