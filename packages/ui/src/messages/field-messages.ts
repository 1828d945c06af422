/** The text of form fields. */
export interface FieldMessages {
  fields: {
    /** The button that shows or hides a password. */
    showPassword: string;
    /** Announced near the limit of a text area. */
    charactersLeft: (count: number) => string;
    characterCount: (count: number, limit: number) => string;
    /** The button that opens the calendar, and the name of the calendar. */
    openCalendar: string;
    /** The letters of year, month and day in the placeholder of a date. */
    dateLetters: string;
    notADate: (pattern: string, example: string) => string;
    tooEarly: (first: string) => string;
    tooLate: (last: string) => string;
    dayUnavailable: string;
    previousMonth: string;
    nextMonth: string;
    previousYear: string;
    nextYear: string;
    rangeStart: string;
    rangeEnd: string;
    endBeforeStart: string;
    /** Announced while the last day of a range is being selected. */
    selectEnd: string;
    presets: string;
    notATime: (example: string) => string;
    /** Errors of numbers, amounts and percentages. Numbers in them are written as the locale does. */
    number: {
      notANumber: (example: string) => string;
      /** Digits are not grouped as in the example. */
      grouping: (example: string) => string;
      tooManyDecimals: (limit: number, grouped: string) => string;
      tooLarge: (limit: string) => string;
      clampedTo: (limit: string) => string;
      notAStep: (step: string) => string;
    };
    notAPhone: string;
    notAnSsn: string;
    notACardNumber: string;
    notAnExpiry: string;
    /** Below a ZIP code of which other characters were left out. */
    zipShortened: (zip: string) => string;
    month: string;
    day: string;
    year: string;
    /** The button that removes a selected option. */
    removeOption: (label: string) => string;
    optionAdded: (label: string) => string;
    optionRemoved: (label: string) => string;
    showValue: (label: string) => string;
    hideValue: (label: string) => string;
    revealFailed: string;
    removeFile: (name: string) => string;
    /** A file is rejected because the maximum number was reached. */
    tooManyFiles: (limit: number) => string;
    /** The limit of all files together, as a hint, and as the reason why a file is rejected. */
    upToTogether: (limit: string) => string;
    tooLargeTogether: (name: string, limit: string) => string;
    fileTwice: (name: string) => string;
    fileAdded: (name: string) => string;
    fileRemoved: (name: string) => string;
    address: {
      street: string;
      unit: string;
      city: string;
      county: string;
      state: string;
      zip: string;
      looking: string;
      /** Announced after a ZIP code filled in other parts. */
      filled: (place: string) => string;
      notFound: string;
      failed: string;
      chooseCounty: string;
    };
    entries: {
      remove: (name: string) => string;
      reallyRemove: string;
      /** What will be removed, below the question. */
      willBeRemoved: (name: string) => string;
      yes: string;
      no: string;
      added: (name: string) => string;
      removed: (name: string) => string;
      atMost: (limit: number) => string;
    };
  };
}

export const englishFields: FieldMessages = {
  fields: {
    showPassword: "Show password",
    charactersLeft: (count) => (count === 1 ? "1 character left" : `${count} characters left`),
    characterCount: (count, limit) => `${count} of ${limit} characters`,
    openCalendar: "Choose a date",
    dateLetters: "YMD",
    notADate: (pattern, example) => `Enter a date as ${pattern}, for example ${example}.`,
    tooEarly: (first) => `Choose ${first} or a later date.`,
    tooLate: (last) => `Choose ${last} or an earlier date.`,
    dayUnavailable: "This date isn't available. Choose another one.",
    previousMonth: "Previous month",
    nextMonth: "Next month",
    previousYear: "Previous year",
    nextYear: "Next year",
    rangeStart: "Start date",
    rangeEnd: "End date",
    endBeforeStart: "The end date can't be before the start date.",
    selectEnd: "Choose the end date",
    presets: "Quick ranges",
    notATime: (example) => `Enter a time, for example ${example}.`,
    number: {
      notANumber: (example) => `Enter a number such as ${example}.`,
      grouping: (example) => `Group thousands as in ${example}, or use no separators.`,
      tooManyDecimals: (limit, grouped) =>
        limit === 0
          ? `Enter a whole number. Thousands are written as in ${grouped}.`
          : `Enter up to ${limit} ${limit === 1 ? "decimal" : "decimals"}. Thousands are written as in ${grouped}.`,
      tooLarge: (limit) => `Enter a number below ${limit}.`,
      clampedTo: (limit) => `Changed to ${limit}, the nearest possible number.`,
      notAStep: (step) => `Enter a multiple of ${step}.`,
    },
    notAPhone: "Enter 10 digits, for example (305) 555-0142, without an extension.",
    notAnSsn: "Enter 9 digits, for example 123-45-6789.",
    notACardNumber: "Enter the 12 to 19 digits on the card.",
    notAnExpiry: "Enter month and year, for example 04/28.",
    zipShortened: (zip) =>
      zip ? `A ZIP code has 5 digits, so only ${zip} was kept.` : "A ZIP code has only digits.",
    month: "Month",
    day: "Day",
    year: "Year",
    removeOption: (label) => `Remove ${label}`,
    optionAdded: (label) => `${label} added`,
    optionRemoved: (label) => `${label} removed`,
    showValue: (label) => `Show ${label}`,
    hideValue: (label) => `Hide ${label}`,
    revealFailed: "Couldn't show the value. Try again.",
    removeFile: (name) => `Remove ${name}`,
    tooManyFiles: (limit) => `Choose up to ${limit} ${limit === 1 ? "file" : "files"}.`,
    upToTogether: (limit) => `up to ${limit} together`,
    tooLargeTogether: (name, limit) => `With ${name}, the files are larger than ${limit}.`,
    fileTwice: (name) => `${name} is already there.`,
    fileAdded: (name) => `${name} added`,
    fileRemoved: (name) => `${name} removed`,
    address: {
      street: "Street address",
      unit: "Apartment, suite or unit",
      city: "City",
      county: "County",
      state: "State",
      zip: "ZIP code",
      looking: "Looking up the ZIP code…",
      filled: (place) => `${place} filled in`,
      notFound: "ZIP code not found. Enter the city and state yourself.",
      failed: "Couldn't look up the ZIP code. Enter the city and state yourself.",
      chooseCounty: "This ZIP code is in several counties. Choose one.",
    },
    entries: {
      remove: (name) => `Remove ${name}`,
      reallyRemove: "Really delete?",
      willBeRemoved: (name) => `${name} will be removed.`,
      yes: "Yes",
      no: "No",
      added: (name) => `${name} added`,
      removed: (name) => `${name} removed`,
      atMost: (limit) => `You can add up to ${limit}`,
    },
  },
};
