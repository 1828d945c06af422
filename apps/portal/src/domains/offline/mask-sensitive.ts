/** Values that identify a person, or are secret. */
const sensitive = new Set([
  "firstName",
  "middleName",
  "lastName",
  "dob",
  "ssn",
  "phone",
  "email",
  "address",
  "employerPhone",
  "residenceCardNumber",
  "cardNumber",
  "cardExpDate",
  "cardCvv",
  "cardFirstName",
  "cardMiddleName",
  "cardLastName",
  "note",
]);

/** A copy with sensitive texts as `***`. Empty ones stay empty. */
export function maskSensitive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskSensitive);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      sensitive.has(name) && part !== "" ? "***" : maskSensitive(part),
    ]),
  );
}
