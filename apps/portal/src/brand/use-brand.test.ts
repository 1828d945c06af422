import { describe, expect, it } from "vitest";
import { brandOf } from "./use-brand.ts";

const partner = (id: string, hostPrefix: string) => ({
  id,
  hostPrefix,
  name: id,
  logoUrl: `/brands/${id}.svg`,
  footer: `By ${id}`,
  hidesLoginLinks: true,
});
const configuration = {
  brand: { id: "portico", name: "Portico", logoUrl: "", footer: "" },
  partners: [partner("harbor", "harbor"), partner("harbor-south", "harbor-south"), partner("nobody", "")],
};

describe("the brand of a host", () => {
  it.each([
    ["harbor.localhost", "harbor"],
    ["HARBOR-portal.example", "harbor"],
    ["harbor-south.example", "harbor-south"],
    ["localhost", "portico"],
    ["my.harbor.example", "portico"],
    ["", "portico"],
  ])("%s → %s", (host, id) => {
    expect(brandOf(host, configuration).id).toBe(id);
  });

  it("hides the login links for partners only", () => {
    expect(brandOf("harbor.localhost", configuration).hidesLoginLinks).toBe(true);
    expect(brandOf("localhost", configuration).hidesLoginLinks).toBe(false);
  });
});
