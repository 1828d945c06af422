import { describe, expect, it } from "vitest";
import { loginPath, returnPath } from "./return-to.ts";

describe("returning to the requested page", () => {
  it("returns to the same list with its filters", () => {
    const wanted = { pathname: "/portal/policies/manage", search: "?state=FL&sort=-lastName" };
    expect(returnPath(new URL(loginPath(wanted), "https://x.test").search)).toBe(
      "/portal/policies/manage?state=FL&sort=-lastName",
    );
  });

  it("adds no parameter for the portal's index", () => {
    expect(loginPath({ pathname: "/portal/", search: "" })).toBe("/login");
  });

  it.each([
    "https://evil.test/portal/",
    "//evil.test/portal/",
    "/portal/../identity",
    "/portal/\\evil.test",
    "javascript:alert(1)",
    "/api/Policies",
  ])("never leads out of the portal: %s", (wanted) => {
    expect(returnPath(`?${new URLSearchParams({ returnTo: wanted })}`)).toBe("/portal/");
  });
});
