import type { FieldErrors, FieldPath } from "react-hook-form";
import { myAccountMessages } from "../../../messages/my-account.ts";
import { type ContactForm, listFields, personFields } from "./contact-form.ts";

/** One thing that is wrong, and the field it is in. */
export interface FormError {
  /** As the form and the server name it: `emails.0.email`. */
  readonly name: FieldPath<ContactForm>;
  readonly message: string;
}

/** Everything that is wrong, in the order of the form. */
export function listErrors(errors: FieldErrors<ContactForm>): readonly FormError[] {
  const { root: _root, ...fields } = errors;
  return Object.entries(fields)
    .flatMap(([name, value]) => leaves(name, value))
    .sort((one, other) => orderOf(one.name) - orderOf(other.name));
}

function leaves(name: string, value: unknown): FormError[] {
  if (typeof value !== "object" || value === null) return [];
  const message: unknown = Reflect.get(value, "message");
  if (typeof message === "string") return isPath(name) ? [{ name, message }] : [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "ref" ? [] : leaves(key === "root" ? name : `${name}.${key}`, inner),
  );
}

/** The parts of the form, in their order. */
const parts: readonly string[] = [...personFields, ...listFields];

function isPath(name: string): name is FieldPath<ContactForm> {
  return parts.includes(name.split(".")[0] ?? "");
}

function orderOf(name: string): number {
  const [field = "", index = "0"] = name.split(".");
  return parts.indexOf(field) * 1000 + Number(index);
}

const { profile, emails, phones, addresses, purposes } = myAccountMessages;
const labels: Readonly<Record<string, string>> = {
  firstName: profile.firstName,
  middleName: profile.middleName,
  lastName: profile.lastName,
  FFEID: profile.FFEID,
  NPN: profile.NPN,
  emails: emails.title,
  phones: phones.title,
  addresses: addresses.title,
  address: addresses.address,
  countryId: addresses.countryId,
  stateId: addresses.stateId,
  cityId: addresses.cityId,
  zipCode: addresses.zipCode,
  purposes,
};
const entryLabels: Readonly<Record<string, (position: number) => string>> = {
  emails: emails.entry,
  phones: phones.entry,
  addresses: addresses.entry,
};

/** The label of a field: `emails.0.email` is Email 1. */
export function fieldLabel(name: string): string {
  const [field = "", index, part] = name.split(".");
  const entry = index === undefined ? undefined : entryLabels[field]?.(Number(index) + 1);
  if (entry === undefined) return labels[field] ?? field;
  const inner = part === undefined ? undefined : labels[part];
  return inner === undefined || part === "address" ? entry : `${entry}, ${inner}`;
}

/**
 * What the server said is wrong, sorted into fields of this form and the rest.
 * @param errors as the contract's error body has them
 */
export function serverErrors(errors: Readonly<Record<string, readonly string[]>>, form: ContactForm) {
  const fields: FormError[] = [];
  const others: string[] = [];
  for (const [name, texts] of Object.entries(errors)) {
    const message = texts.join(" ");
    if (isPath(name) && isIn(form, name)) fields.push({ name, message });
    else others.push(message);
  }
  return { fields, others };
}

function isIn(form: unknown, name: string): boolean {
  let value = form;
  for (const key of name.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return false;
    value = Reflect.get(value, key);
  }
  return true;
}
