/** How the condition of a filter reads after its label, in one language. */
export interface ConditionTexts {
  /** The language of dates and numbers, as in `lang` of HTML. */
  readonly locale: string;
  readonly fromTo: (from: string, to: string) => string;
  readonly onOrAfter: (date: string) => string;
  readonly onOrBefore: (date: string) => string;
  readonly atLeast: (number: string) => string;
  readonly atMost: (number: string) => string;
  readonly is: (values: string) => string;
  readonly contains: (values: string) => string;
  readonly quote: (text: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly isEmpty: string;
  readonly isNotEmpty: string;
}

export const englishConditions: ConditionTexts = {
  locale: "en-US",
  fromTo: (from, to) => `is from ${from} to ${to}`,
  onOrAfter: (date) => `is on or after ${date}`,
  onOrBefore: (date) => `is on or before ${date}`,
  atLeast: (number) => `is at least ${number}`,
  atMost: (number) => `is at most ${number}`,
  is: (values) => `is ${values}`,
  contains: (values) => `contains ${values}`,
  quote: (text) => `“${text}”`,
  yes: "yes",
  no: "no",
  isEmpty: "is empty",
  isNotEmpty: "is not empty",
};
