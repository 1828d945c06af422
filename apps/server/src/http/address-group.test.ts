import { expect, it } from "vitest";
import { addressGroup } from "./address-group.ts";

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8:0:1::", "2001:db8:0:1::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::ffff:cb00:7109", "203.0.113.9"],
  ["unknown", "unknown"],
])("counts %s as %s", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

it("keeps other texts, truncated to the maximum length", () => {
  expect(addressGroup("x".repeat(10_000))).toHaveLength(64);
});
