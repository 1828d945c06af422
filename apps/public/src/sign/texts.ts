import type { Language } from "./consent-text.ts";

const english = {
  siteTitle: "Consent",
  otherLanguage: "Español",
  heading: "Confirm that it's you",
  lead: "Your insurance agent asked for your consent. Enter your date of birth to continue.",
  dob: "Date of birth",
  month: "Month",
  day: "Day",
  year: "Year",
  months: "January February March April May June July August September October November December".split(" "),
  continue: "Continue",
  notOpened:
    "We couldn't open this request. Check the date of birth, and use the newest link that you received. If it still doesn't work, ask your agent for a new one.",
  expired: "This page was open for too long. Enter your date of birth again.",
  tooMany: "Too many attempts. Wait a few minutes, then try again.",
  fullName: "Your full name",
  fullNameHint: "First and last name, as on your application.",
  wrongName: "Enter your first and last name as on your application.",
  signature: "Signature",
  signatureHint: "Optional. Draw it with your finger or mouse.",
  clear: "Clear",
  agree: "I agree",
  decline: "I decline",
  agreedHeading: "Thank you",
  agreed: "Your consent was recorded. You can withdraw it at any time with the same link.",
  declinedHeading: "You declined",
  declined: "Your answer was recorded. Your agent can't help with your application without your consent.",
  signedHeading: "You gave your consent",
  signed: (date: string) => `You agreed on ${date}.`,
  pdf: "Download as PDF",
  withdraw: "Withdraw consent",
  withdrawQuestion: "If you withdraw, your agent can no longer help with your application.",
  withdrawnHeading: "Consent withdrawn",
  withdrawn: "Your consent ended today. Your agent was told.",
  closePage: "You can close this page.",
  refusedHeading: "You can't sign on this device",
  refused:
    "Nothing was signed. This browser or internet connection belongs to the agency that asks for your consent.",
  refusedHelp:
    "Open the link in the text message on your own phone. Use your own internet connection, not the agency's Wi-Fi.",
  codeHeading: "Enter the code",
  codeLead: (phoneEnd: string) =>
    `To sign, enter the code that we sent by text message to your phone number ending in ${phoneEnd}. It expires after 5 minutes.`,
  code: "Code",
  codeHint: "Six digits. Enter it yourself, and don't share it with anyone, not even your agent.",
  codeTitle: "Six digits",
  codeProblems: {
    wrong: "This isn't the code. Check the newest text message, then try again.",
    ended: "This code can't be used anymore. Send a new one.",
    tooSoon: "A code was sent less than a minute ago. Enter it, or wait a moment before you send a new one.",
    usedUp: "No more codes can be sent for this link. Ask your agent for a new link.",
  },
  sendCode: "Send a new code",
};

/** The texts of the site in one language. */
export type SignTexts = typeof english;

const spanish: SignTexts = {
  siteTitle: "Consentimiento",
  otherLanguage: "English",
  heading: "Confirme su identidad",
  lead: "Su agente de seguros le pidió su consentimiento. Escriba su fecha de nacimiento para continuar.",
  dob: "Fecha de nacimiento",
  month: "Mes",
  day: "Día",
  year: "Año",
  months: "Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre".split(
    " ",
  ),
  continue: "Continuar",
  notOpened:
    "No pudimos abrir esta solicitud. Revise la fecha de nacimiento y use el enlace más reciente que recibió. Si aún no funciona, pida uno nuevo a su agente.",
  expired: "Esta página estuvo abierta demasiado tiempo. Escriba de nuevo su fecha de nacimiento.",
  tooMany: "Demasiados intentos. Espere unos minutos y vuelva a intentarlo.",
  fullName: "Su nombre completo",
  fullNameHint: "Nombre y apellido, como en su solicitud.",
  wrongName: "Escriba su nombre y apellido como en su solicitud.",
  signature: "Firma",
  signatureHint: "Opcional. Dibújela con el dedo o el ratón.",
  clear: "Borrar",
  agree: "Acepto",
  decline: "No acepto",
  agreedHeading: "Gracias",
  agreed: "Su consentimiento quedó registrado. Puede retirarlo en cualquier momento con el mismo enlace.",
  declinedHeading: "No aceptó",
  declined:
    "Su respuesta quedó registrada. Sin su consentimiento, su agente no puede ayudarle con su solicitud.",
  signedHeading: "Usted dio su consentimiento",
  signed: (date: string) => `Aceptó el ${date}.`,
  pdf: "Descargar en PDF",
  withdraw: "Retirar el consentimiento",
  withdrawQuestion: "Si lo retira, su agente ya no podrá ayudarle con su solicitud.",
  withdrawnHeading: "Consentimiento retirado",
  withdrawn: "Su consentimiento terminó hoy. Le avisamos a su agente.",
  closePage: "Puede cerrar esta página.",
  refusedHeading: "No puede firmar en este dispositivo",
  refused:
    "No se firmó nada. Este navegador o esta conexión a internet son de la agencia que pide su consentimiento.",
  refusedHelp:
    "Abra el enlace del mensaje de texto en su propio teléfono. Use su propia conexión a internet, no el wifi de la agencia.",
  codeHeading: "Escriba el código",
  codeLead: (phoneEnd: string) =>
    `Para firmar, escriba el código que enviamos por mensaje de texto a su teléfono que termina en ${phoneEnd}. Vence a los 5 minutos.`,
  code: "Código",
  codeHint: "Seis dígitos. Escríbalo usted y no lo comparta con nadie, ni con su agente.",
  codeTitle: "Seis dígitos",
  codeProblems: {
    wrong: "Este no es el código. Revise el mensaje de texto más reciente y vuelva a intentarlo.",
    ended: "Este código ya no se puede usar. Envíe uno nuevo.",
    tooSoon:
      "Se envió un código hace menos de un minuto. Escríbalo o espere un momento antes de enviar otro.",
    usedUp: "No se pueden enviar más códigos para este enlace. Pida un enlace nuevo a su agente.",
  },
  sendCode: "Enviar otro código",
};

/** The texts of the site by language. */
export const signTexts: Readonly<Record<Language, SignTexts>> = { en: english, es: spanish };
