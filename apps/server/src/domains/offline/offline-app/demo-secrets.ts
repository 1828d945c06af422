import type { OfflineMember } from "../../../db/schema/index.ts";
import type { Encryption } from "../../../encryption/encryption.ts";
import { cardContext, ssnContext } from "./encryption-contexts.ts";
import { at } from "./in-turn.ts";

/** The card networks' published test numbers. */
const testCards = [
  { brand: "visa", number: "4111111111111111" },
  { brand: "mastercard", number: "5555555555554444" },
  { brand: "discover", number: "6011111111111117" },
  { brand: "amex", number: "378282246310005" },
  { brand: "diners", number: "30569309025904" },
  { brand: "jcb", number: "3530111333300000" },
] as const;

interface Encrypting {
  readonly index: number;
  readonly encryption: Encryption;
}

/** Social Security numbers of everyone on an application. */
export function ssnsOf(
  { id, offlineAppMembers }: { readonly id: string; readonly offlineAppMembers: readonly OfflineMember[] },
  { index, encryption }: Encrypting,
) {
  return [id, ...offlineAppMembers.map((member) => member.id)].map((personId, position) => {
    const serial = String(1_000 + ((index * 7 + position) % 8_999));
    return {
      personId,
      applicationId: id,
      encrypted: encryption.encrypt(`12345${serial}`, ssnContext(personId)),
      lastFour: serial,
    };
  });
}

/** The payment card of two of three applications. */
export function cardOf(
  { id, firstName, lastName, createdDate }: CardHolder,
  { index, encryption, today }: Encrypting & { readonly today: string },
) {
  if (index % 3 === 2) return [];
  const { brand, number } = at(testCards, index);
  const year = (Number(today.slice(2, 4)) + 1 + (index % 4)) % 100;
  return [
    {
      applicationId: id,
      encrypted: encryption.encrypt(number, cardContext(id)),
      brand,
      lastFour: number.slice(-4),
      expiry: `${two(1 + (index % 12))}/${two(year)}`,
      firstName,
      lastName,
      storedDate: createdDate,
    },
  ];
}

interface CardHolder {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly createdDate: Date;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
