import { z } from "zod";

// Otherwise Zod tries `new Function`, which a strict Content Security Policy reports.
z.config({ jitless: true });

const text = (message: string) => z.string().min(1, message);
const date = z.iso.date("Enter a date.");
const optionalDate = z.union([z.literal(""), date]);
const decimal = z.string().regex(/^(\d+\.\d\d)?$/, "Enter an amount.");

const dependentSchema = z.object({
  name: text("Enter a name."),
  dateOfBirth: date,
  relationship: text("Choose a relationship."),
});

/** The rules of an application. */
export const enrollmentSchema = z
  .object({
    firstName: text("Enter a first name."),
    middleName: z.string(),
    lastName: text("Enter a last name."),
    dateOfBirth: date,
    sex: text("Choose one."),
    ssn: z.string().regex(/^(\d{9})?$/, "Enter nine digits."),
    isCitizen: z.boolean(),
    photo: z.instanceof(File).nullable(),
    email: z.email("Enter an email address."),
    phone: z.string().regex(/^\d{10}$/, "Enter ten digits."),
    contactBy: z.array(z.string()).min(1, "Choose at least one."),
    callAt: z.union([z.literal(""), z.iso.time({ precision: -1, error: "Enter a time." })]),
    callUntil: z.string(),
    address: z.object({
      street: text("Enter a street."),
      unit: z.string(),
      city: text("Enter a city."),
      county: z.string(),
      state: text("Choose a state."),
      zip: z.string().regex(/^\d{5}$/, "Enter a ZIP code."),
    }),
    members: z
      .number()
      .nullable()
      .pipe(z.number("Enter a number.").min(1, "Enter at least 1.").max(20, "Enter at most 20.")),
    taxYear: text("Choose a year."),
    incomeSource: text("Choose a source."),
    income: decimal.min(1, "Enter an income."),
    credit: z.number(),
    proof: z.array(z.instanceof(File)),
    dependents: z.array(dependentSchema).max(5, "Add up to 5."),
    state: text("Choose a state."),
    county: text("Choose a county."),
    agentId: text("Choose an agent."),
    planIds: z.array(z.string()).min(1, "Choose a plan."),
    start: date,
    lastCoverage: z.object({ start: optionalDate, end: optionalDate }),
    paidThrough: z.string(),
    commission: decimal,
    card: z.string().regex(/^(\d{15,16})?$/, "Enter a card number."),
    expiry: z.string().regex(/^(\d\d\/\d\d)?$/, "Enter month and year."),
    password: z.string().max(64),
    note: z.string().max(500),
    agrees: z.boolean().pipe(z.literal(true, "Agree to continue.")),
  })
  .refine(({ members, dependents }) => dependents.length < members, {
    path: ["members"],
    message: "The household has more dependents than members.",
  });

/** What is sent. */
export type Enrollment = z.output<typeof enrollmentSchema>;

/** What the form holds: a number can be missing, and the consent not given yet. */
export type EnrollmentValues = z.input<typeof enrollmentSchema>;

export const emptyEnrollment: EnrollmentValues = {
  firstName: "",
  middleName: "",
  lastName: "",
  dateOfBirth: "",
  sex: "",
  ssn: "",
  isCitizen: false,
  photo: null,
  email: "",
  phone: "",
  contactBy: [],
  callAt: "",
  callUntil: "",
  address: { street: "", unit: "", city: "", county: "", state: "", zip: "" },
  members: null,
  taxYear: "",
  incomeSource: "",
  income: "",
  credit: 0,
  proof: [],
  dependents: [],
  state: "",
  county: "",
  agentId: "",
  planIds: [],
  start: "",
  lastCoverage: { start: "", end: "" },
  paidThrough: "",
  commission: "",
  card: "",
  expiry: "",
  password: "",
  note: "",
  agrees: false,
};
