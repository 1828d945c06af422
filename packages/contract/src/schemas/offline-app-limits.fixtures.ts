/** The day on which the rules are tested: that of the server's tests. */
export const limitsDay = "2026-03-16";

/** A UUID. */
const id = "6f1c2b1e-0017-4a6e-9b1a-1d7a5c3e0017";

type Values = Readonly<Record<string, unknown>>;

/** A valid form of a new application. */
export const validApplication: Values = {
  sourceId: id,
  firstName: "Ana",
  lastName: "Diaz",
  dob: "1990-02-28",
  sex: "F",
  migratoryStatus: "citizen",
  phone: "3055550142",
  email: "ana@example.com",
  address: "1 Main St",
  city: "Miami",
  state: "FL",
  annualHouseholdIncome: 30_000,
  totalMembers: 2,
  planSelected: "Silver 94",
  monthlyPayment: 0,
};

/** A valid household member. */
const child: Values = { relation: "child", firstName: "Leo", lastName: "Diaz", dob: "2020-01-01" };
const spouse: Values = {
  ...{ relation: "spouse", firstName: "Luis", lastName: "Diaz", dob: "1985-07-14" },
  ...{ typeOfIncome: "employed", employerName: "Clinic" },
};

/** A rule with changes of the valid form that are just inside and just outside its limit. */
export interface Limit {
  readonly rule: string;
  readonly inside: readonly Values[];
  /** Each with the message, which appears at the path. */
  readonly outside: readonly (readonly [change: Values, message: string])[];
  /** The invalid value, such as `offlineAppMembers.0.dob`. */
  readonly path: string;
}

type Change = (value: unknown) => Values;
type Outside = readonly (readonly [value: unknown, message: string])[];

function limit(
  path: string,
  change: Change,
  inside: readonly unknown[],
  outside: Outside,
  rule = path,
): Limit {
  return {
    ...{ rule, path },
    inside: inside.map(change),
    outside: outside.map(([value, message]) => [change(value), message]),
  };
}

const set =
  (name: string): Change =>
  (value) => ({ [name]: value });
const setInMember =
  (name: string, member: Values = child): Change =>
  (value) => ({
    ...(member === child ? {} : { married: true }),
    offlineAppMembers: [{ ...member, [name]: value }],
  });
const letters = (count: number) => "x".repeat(count);
const upTo = (length: number) => `Up to ${length} characters`;

/** A rule for the primary person and for a household member. */
function ofPeople(name: string, inside: readonly unknown[], outside: Outside): Limit[] {
  return [
    limit(name, set(name), inside, outside),
    limit(`offlineAppMembers.0.${name}`, setInMember(name), inside, outside),
  ];
}

function names(name: string, missing: string): Limit[] {
  return ofPeople(
    name,
    ["A", "O'Neil-Ñandú", letters(50), ` ${letters(50)} `],
    [
      [undefined, missing],
      ["", missing],
      [" ", "Not valid"],
      ["A\u0007", "Not valid"],
      [letters(51), upTo(50)],
    ],
  );
}

const text = (name: string, length: number, missing?: string) =>
  limit(
    name,
    set(name),
    [letters(length), ...(missing === undefined ? [undefined, ""] : ["x"])],
    [
      [letters(length + 1), upTo(length)],
      ...(missing === undefined ? [] : [undefined, "", " "].map((value) => [value, missing] as const)),
    ],
  );

const amount = (path: string, change: Change, outside: Outside = []) =>
  limit(
    path,
    change,
    [0, 0.01, 1.15, 4.35, 99_999_999.98, 99_999_999.99],
    [
      [-0.01, "At least $ 0.00"],
      [100_000_000, "Up to $ 99,999,999.99"],
      [0.001, "Up to two decimals"],
      ...outside,
    ],
  );
const most = 99_999_999.99;

/** The digits with one more, after which the Luhn sum is a multiple of ten. */
function withCheckDigit(digits: string): string {
  const doubled = (digit: number) => (digit * 2 > 9 ? digit * 2 - 9 : digit * 2);
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    return total + (index % 2 === 0 ? doubled(Number(digit)) : Number(digit));
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
const card = (start: string, length: number) => withCheckDigit(start.padEnd(length - 1, "0"));
const cards = (start: string, ...lengths: readonly number[]) => lengths.map((length) => card(start, length));
const setCard: Change = (cardNumber) => ({ cardNumber, cardExpDate: "12/40" });
const notACard = (numbers: readonly string[]) =>
  numbers.map((number) => [number, "Not a card number"] as const);

const notMarried = "One of the members is the spouse. Check Married, or change the relation";

const members = (count: number): Values => ({
  totalMembers: 20,
  offlineAppMembers: Array.from({ length: count }, () => child),
});

/** Every rule of the form of an offline application (specification, part 1, section 5). */
export const offlineAppLimits: readonly Limit[] = [
  limit(
    "sourceId",
    set("sourceId"),
    [id],
    [undefined, "", "x"].map((value) => [value, "Source is required"]),
  ),
  ...names("firstName", "First name is required"),
  ...names("lastName", "Last name is required"),
  ...ofPeople("middleName", [undefined, "", letters(50)], [[letters(51), upTo(50)]]),
  ...ofPeople(
    "dob",
    ["1992-02-29", "1916-03-16"],
    [undefined, "", "1991-02-29", "1990-13-01", "1990-1-1", "1915-03-16", "2026-03-17"].map((day) => [
      day,
      "Must be valid date",
    ]),
  ),
  limit("dob", set("dob"), ["2008-03-16"], [["2008-03-17", "Must be 18+"]], "the primary person is 18"),
  limit(
    "offlineAppMembers.0.dob",
    setInMember("dob", spouse),
    ["2008-03-16"],
    [["2008-03-17", "Must be 18+"]],
    "the spouse is 18",
  ),
  limit("offlineAppMembers.0.dob", setInMember("dob"), ["2026-03-16"], [], "a child can be born today"),
  limit(
    "sex",
    set("sex"),
    ["M", "F"],
    [undefined, "", "X"].map((value) => [value, "Sex is required"]),
  ),
  ...ofPeople(
    "ssn",
    ["001010001", "665-99-9999", "667 01 0001", "899-01-0001", "123-456789"],
    [
      "000010001",
      "666010001",
      "900010001",
      "123006789",
      "123450000",
      "12345678",
      "1234567890",
      "12345678x",
    ].map((value) => [value, "Not an SSN"]),
  ),
  limit(
    "migratoryStatus",
    set("migratoryStatus"),
    ["resident", "citizen", "work_permit", "other"],
    [undefined, "", "visitor"].map((value) => [value, "Migratory status is required"]),
  ),
  limit(
    "phone",
    set("phone"),
    ["2000000000", "9999999999", "+1 (305) 555-0142", "305.555.0142"],
    [
      [undefined, "Phone is required"],
      ["", "Phone is required"],
      ...["305555014", "30555501422", "1055550142", "phone"].map((value) => [value, "Not a Phone"] as const),
    ],
  ),
  limit(
    "email",
    set("email"),
    ["a@b.co", `${letters(50)}@example.com`],
    [
      [undefined, "Email is required"],
      ["", "Email is required"],
      ["ana@example", "Must be an email address"],
      ["ana.example.com", "Must be an email address"],
      [`${letters(51)}@example.com`, upTo(62)],
    ],
  ),
  limit("language", set("language"), ["en", "es", undefined], [["fr", ""]]),
  text("address", 95, "Address is required"),
  text("city", 35, "City is required"),
  text("county", 50),
  limit(
    "state",
    set("state"),
    ["FL"],
    [undefined, "", "F", "FLA"].map((value) => [value, "State is required"]),
  ),
  limit(
    "zipCode",
    set("zipCode"),
    [undefined, "00501", "99950"],
    ["1234", "123456", "1234a", "12345-6789"].map((value) => [value, "Enter 5 digits"]),
  ),
  text("residenceCardNumber", 13),
  limit(
    "typeOfIncome",
    set("typeOfIncome"),
    ["employed", "self_employed", "unemployed", undefined],
    [["rich", ""]],
  ),
  amount("annualIncome", (annualIncome) => ({ annualIncome, annualHouseholdIncome: most })),
  text("employerName", 50),
  limit(
    "employerPhone",
    set("employerPhone"),
    [undefined, "3055550143"],
    [
      ["305555014", "Not a Phone"],
      ["30555501433", "Not a Phone"],
    ],
  ),
  amount("annualHouseholdIncome", set("annualHouseholdIncome"), [
    [undefined, "Household income is required"],
  ]),
  limit(
    "annualHouseholdIncome",
    (annualHouseholdIncome) => ({
      ...{ married: true, annualHouseholdIncome, annualIncome: 10.1 },
      offlineAppMembers: [{ ...spouse, annualIncome: 20.2 }],
    }),
    [30.3, 30.31],
    [[30.29, "Can't be less than the incomes entered"]],
    "the household's income includes those entered",
  ),
  limit(
    "totalMembers",
    set("totalMembers"),
    [1, 20],
    [
      [undefined, "Family size is required"],
      [0, "1 to 20"],
      [21, "1 to 20"],
      [1.5, "Enter a whole number"],
    ],
  ),
  limit(
    "totalMembers",
    (totalMembers) => ({ totalMembers, offlineAppMembers: [child, child] }),
    [3, 4],
    [[2, "At least 3, the number of people entered"]],
    "the family includes the people entered",
  ),
  limit(
    "applyingForCoverage",
    (applyingForCoverage) => ({ applyingForCoverage, totalMembers: 20 }),
    [undefined, 0, 20],
    [
      [-1, "0 to 20"],
      [21, "0 to 20"],
      [0.5, "Enter a whole number"],
    ],
  ),
  limit(
    "applyingForCoverage",
    set("applyingForCoverage"),
    [2],
    [[3, "Can't be more than the family size"]],
    "not more than the family apply",
  ),
  limit(
    "applyingForCoverage",
    (applyingForCoverage) => ({ applyingForCoverage, offlineAppMembers: [child] }),
    [1],
    [[0, "At least 1, the members who apply"]],
    "the members who apply are counted",
  ),
  {
    ...{ rule: "up to 19 members", path: "offlineAppMembers" },
    inside: [members(0), members(19)],
    outside: [[members(20), "Up to 19 members"]],
  },
  {
    ...{ rule: "a married person has a spouse", path: "offlineAppMembers" },
    inside: [{ married: true, offlineAppMembers: [spouse] }],
    outside: [
      [{ married: true }, "One of the members has to be your spouse"],
      [{ married: true, offlineAppMembers: [child] }, "One of the members has to be your spouse"],
    ],
  },
  {
    ...{ rule: "whoever has a spouse is married", path: "married" },
    inside: [
      {},
      { married: false, offlineAppMembers: [child] },
      { married: true, offlineAppMembers: [spouse] },
    ],
    outside: [
      { married: false, offlineAppMembers: [spouse] },
      { offlineAppMembers: [spouse] },
      { totalMembers: 3, offlineAppMembers: [child, spouse] },
      { totalMembers: 3, offlineAppMembers: [spouse, spouse] },
      { offlineAppMembers: [{ relation: "spouse" }] },
    ].map((change) => [change, notMarried] as const),
  },
  {
    ...{ rule: "one spouse", path: "offlineAppMembers.1.relation" },
    inside: [{ married: true, totalMembers: 3, offlineAppMembers: [spouse, child] }],
    outside: [
      [{ totalMembers: 3, offlineAppMembers: [spouse, spouse] }, "Only one member can be the spouse"],
    ],
  },
  limit(
    "offlineAppMembers.0.relation",
    setInMember("relation"),
    ["father", "mother", "child", "dependent"],
    [undefined, "", "friend"].map((value) => [value, "Relation is required"]),
  ),
  limit("offlineAppMembers.0.sex", setInMember("sex"), ["M", "F", undefined], [["X", ""]]),
  limit(
    "offlineAppMembers.0.migratoryStatus",
    setInMember("migratoryStatus"),
    ["resident", "citizen", "work_permit", "other", undefined],
    [["visitor", ""]],
  ),
  limit(
    "offlineAppMembers.0.typeOfIncome",
    setInMember("typeOfIncome", spouse),
    ["employed", "self_employed", "unemployed"],
    [
      [undefined, "Type of income is required"],
      ["rich", ""],
    ],
  ),
  limit(
    "offlineAppMembers.0.employerName",
    setInMember("employerName", spouse),
    ["x", letters(50)],
    [
      [undefined, "Employer is required"],
      ["", "Employer is required"],
      [letters(51), upTo(50)],
    ],
  ),
  limit(
    "offlineAppMembers.0.employerName",
    setInMember("employerName", { ...spouse, typeOfIncome: "unemployed" }),
    [undefined, ""],
    [],
    "an unemployed spouse has no employer",
  ),
  limit(
    "offlineAppMembers.0.employerPhone",
    setInMember("employerPhone", spouse),
    [undefined, "3055550143"],
    [["305555014", "Not a Phone"]],
  ),
  amount("offlineAppMembers.0.annualIncome", (annualIncome) => ({
    ...{ married: true, annualHouseholdIncome: most, offlineAppMembers: [{ ...spouse, annualIncome }] },
  })),
  limit("carrierId", set("carrierId"), [undefined, id], [["x", "Choose a carrier"]]),
  text("planSelected", 200, "Plan is required"),
  amount("monthlyPayment", set("monthlyPayment"), [[undefined, "Monthly payment is required"]]),
  limit(
    "cardNumber",
    setCard,
    [
      ...["4111 1111 1111 1111", "4111-1111-1111-1111", ...cards("4", 13, 16, 19)],
      ...["51", "55", "2221", "2720"].flatMap((start) => cards(start, 16)),
      ...["6011", "644", "65"].flatMap((start) => cards(start, 16, 17, 18, 19)),
      ...["34", "37"].flatMap((start) => cards(start, 15)),
      ...["300", "305", "36", "38"].flatMap((start) => cards(start, 14, 19)),
      ...["3528", "3589"].flatMap((start) => cards(start, 16, 17, 18, 19)),
    ],
    notACard([
      ...[
        "4111111111111112",
        "x",
        "4111111111111111x",
        `${card("4", 19)}0`,
        ...cards("4", 12, 14, 15, 17, 18, 20),
      ],
      ...["50", "56", "2220", "2721"].flatMap((start) => cards(start, 16)),
      ...cards("51", 15, 17),
      ...["6012", "643", "66"].flatMap((start) => cards(start, 16)),
      ...cards("6011", 15, 20),
      ...["33", "35"].flatMap((start) => cards(start, 15)),
      ...cards("34", 14, 16),
      ...cards("306", 14),
      ...cards("36", 13, 15, 20),
      ...["3527", "3590"].flatMap((start) => cards(start, 16)),
      ...cards("3528", 15, 20),
    ]),
  ),
  limit(
    "cardExpDate",
    (cardExpDate) => ({ cardNumber: card("4", 16), cardExpDate }),
    ["03/26", "04/26", "01/27"],
    [undefined, "", "02/26", "03/25", "00/27", "13/27", "1/27", "0127", "01/2027"].map((value) => [
      value,
      "Not an expiration",
    ]),
  ),
  limit(
    "cardCvv",
    (cardCvv) => ({ ...setCard(card("4", 16)), cardCvv }),
    [undefined, "000", "9999"],
    ["12", "12345", "12a"].map((value) => [value, "Not a CVV"]),
  ),
  ...["cardFirstName", "cardMiddleName", "cardLastName"].map((name) =>
    limit(
      name,
      (value) => ({ ...setCard(card("4", 16)), [name]: value }),
      [undefined, "", letters(50)],
      [[letters(51), upTo(50)]],
    ),
  ),
  {
    ...{ rule: "a card has a number", path: "cardNumber" },
    inside: [{}, setCard(card("4", 16))],
    outside: [
      { cardExpDate: "12/40" },
      { cardCvv: "123" },
      { cardFirstName: "Ana" },
      { cardMiddleName: "Ana" },
      { cardLastName: "Diaz" },
    ].map((change) => [change, "Not a card number"] as const),
  },
  text("note", 10_000),
];
