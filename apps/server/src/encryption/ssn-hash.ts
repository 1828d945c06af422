import type { Encryption } from "./encryption.ts";

/** The keyed hash by which Social Security numbers are compared. */
export function ssnHash(encryption: Pick<Encryption, "hash">, ssn: string): string {
  return encryption.hash(ssn, "person.ssn");
}
