/** An e-mail address of which its owner knows which one it is: `a***t@portico.test`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [name, host] = [email.slice(0, at), email.slice(at)];
  return `${name.slice(0, 1)}***${name.length > 3 ? name.slice(-1) : ""}${host}`;
}

/** A phone number of which the last four digits are left. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return digits.length > 6 ? `***-***-${digits.slice(-4)}` : "***";
}
