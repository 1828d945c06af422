import { expect, it } from "vitest";
import { addressOf } from "./use-router.ts";

it.each([
  ["policies/manage", "/portal", "/portal/policies/manage"],
  ["/portal/policies/manage", "/portal", "/portal/policies/manage"],
  ["policies/manage?status=New", "", "/policies/manage?status=New"],
])("opens %s below %s", (path, basePath, address) => {
  expect(addressOf(path, basePath)).toBe(address);
});
