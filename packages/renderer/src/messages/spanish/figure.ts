/** The language of the texts: Spanish as in the United States, where numbers are written as in English. */
export const locale = "es-US";

/** A number as the language writes it. */
export const figure = (count: number): string => count.toLocaleString(locale);
