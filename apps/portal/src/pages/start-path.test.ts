import { expect, it } from "vitest";
import { startPath } from "./start-path.ts";

it.each([
  [["agent"], "/portal/dashboard"],
  [["administrator", "agent"], "/portal/dashboard"],
  [["securityadmin"], "/portal/security"],
  [["SecurityAdmin"], "/portal/security"],
  [["securityadmin", "administrator"], "/portal/dashboard"],
  [["agent", "securityadmin"], "/portal/dashboard"],
  [["customer"], "/portal/customer"],
  [["customer", "securityadmin"], "/portal/customer"],
])("the portal opens for %j with %s", (roles, path) => {
  expect(startPath({ roles, claims: [] })).toBe(path);
});

it("doesn't take a claim for a role", () => {
  expect(startPath({ roles: ["agent"], claims: ["customer", "securityadmin"] })).toBe("/portal/dashboard");
});
