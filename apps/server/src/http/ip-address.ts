import { isIPv4, isIPv6 } from "node:net";

/** The maximum length of an address with brackets, zone, and port. */
const maxLength = 80;

/**
 * Normalizes an IP address: `203.0.113.9:51234`, `[2001:DB8::1]:443`, `::ffff:203.0.113.9`, and `fe80::1%eth0` lose
 * their port, brackets, IPv4 mapping, and zone.
 * @returns undefined if the text is no address
 */
export function normalizedAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > maxLength) return undefined;
  const [, inBrackets] = /^\[([^[\]]*)\](?::\d{1,5})?$/.exec(trimmed) ?? [];
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(trimmed) ?? [];
  const plain = inBrackets ?? beforePort ?? trimmed;
  if (isIPv4(plain)) return inBrackets === undefined ? plain : undefined;
  if (!isIPv6(plain)) return undefined;
  const [withoutZone = ""] = plain.split("%");
  const shortest = new URL(`http://[${withoutZone}]/`).hostname.slice(1, -1);
  return mappedIPv4(shortest) ?? shortest;
}

/** The IPv4 address in `::ffff:cb00:7109`, which is how URLs write `::ffff:203.0.113.9`. */
function mappedIPv4(address: string): string | undefined {
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(address) ?? [];
  if (high === undefined || low === undefined) return undefined;
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join(".");
}
