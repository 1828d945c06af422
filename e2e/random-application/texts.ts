import { type Entry, same } from "../../packages/ui/scripts/soak-forms/fill-field.ts";

const letters = (count: number) => "x".repeat(count);
const money: readonly Entry[] = [
  ["1234.5", "1,234.50"],
  ["0", "0.00"],
  ["250000", "250,000.00"],
];
const phones: readonly Entry[] = [
  ["3055550142", "(305) 555-0142"],
  ["305555", "305555"],
];
const ssns: readonly Entry[] = [
  ["501124321", "501-12-4321"],
  ["000124321", "000-12-4321"],
  ["12", "12"],
];

/** Texts for the fields of an application. The first is valid; of the others, most are. */
export const texts: Readonly<Record<string, readonly Entry[]>> = {
  middleName: same("", "Lucía", letters(50)),
  email: same("ana@example.com", `${letters(50)}@example.com`, "ana@", ""),
  phone: phones,
  employerPhone: [["3055550143", "(305) 555-0143"], ...phones, ...same("")],
  ssn: [...ssns, ...same("")],
  residenceCardNumber: same("", "ABC1234567890"),
  zipCode: same("33134", "33004", "00000", "331", ""),
  address: same("120 Coral Way", letters(95), ""),
  city: same("Miami", "Doral", ""),
  county: same("", "Broward"),
  employerName: same("Clinic", "Palmetto Foods", ""),
  annualIncome: [...money, ...same("")],
  annualHouseholdIncome: [["9000000", "9,000,000.00"], ...money],
  monthlyPayment: [...money, ...same("")],
  totalMembers: same("20", "1", "2", "21", ""),
  applyingForCoverage: same("", "0", "3", "20"),
  planSelected: same("Silver 94", letters(200), ""),
  cardNumber: [
    ["4111111111111111", "4111 1111 1111 1111"],
    ["378282246310005", "3782 822463 10005"],
    ...same("", "4111"),
  ],
  cardExpDate: [["1240", "12/40"], ["0120", "01/20"], ...same("")],
  cardCvv: same("123", "12", ""),
  cardFirstName: same("", "Ana"),
  cardMiddleName: same(""),
  cardLastName: same("", "Díaz"),
  note: same("", "Call after six."),
};
