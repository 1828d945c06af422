import { isIPv6 } from "node:net";

/** The maximum length of an address. Proxies may send other texts. */
const maxLength = 64;
const groupsInAll = 8;
/** An IPv6 network is a /64: a single machine has all of its addresses. */
const groupsOfNetwork = 4;

/** Groups addresses that are counted together: a single IPv4 address, or an IPv6 /64 network. */
export function addressGroup(address: string): string {
  const [plain = ""] = address.toLowerCase().split("%");
  if (!isIPv6(plain)) return plain.slice(0, maxLength);
  const [head = "", tail] = plain.split("::");
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const zeros = tail === undefined ? 0 : groupsInAll - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => 0), ...after];
  const mapped = mappedIPv4(groups);
  return (
    mapped ??
    `${groups
      .slice(0, groupsOfNetwork)
      .map((group) => group.toString(16))
      .join(":")}::/64`
  );
}

/** The groups of a part of an address. The last four bytes may be in IPv4 notation. */
function groupsOf(part: string): number[] {
  if (part === "") return [];
  return part.split(":").flatMap((group) => {
    if (!group.includes(".")) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

/** The IPv4 address in `::ffff:a.b.c.d`. */
function mappedIPv4(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(-2);
  if (groups.slice(0, 5).some((group) => group !== 0) || groups[5] !== 0xffff) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
