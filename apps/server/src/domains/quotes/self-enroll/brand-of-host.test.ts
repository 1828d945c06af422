import { expect, it } from "vitest";
import { brandOfHost } from "./brand-of-host.ts";

const brand = { id: "portico", name: "Portico", logoUrl: "", footer: "", colors: "" };
const partner = (hostPrefix: string, name: string, hidesLoginLinks = false) => ({
  ...brand,
  id: name.toLowerCase(),
  name,
  hostPrefix,
  hidesLoginLinks,
});
const partners = [
  partner("", "Nobody"),
  partner("harbor", "Harbor"),
  partner("Harbor-West.", "Harbor West", true),
];

it.each([
  ["portico.example.com", "Portico", false],
  ["harbor.example.com", "Harbor", false],
  ["HARBOR-west.example.com", "Harbor West", true],
  ["my-harbor.example.com", "Portico", false],
  ["", "Portico", false],
])("%s has the brand %s", (host, name, hidesContactLinks) => {
  expect(brandOfHost(host, { brand, partners })).toMatchObject({ brand: { name }, hidesContactLinks });
});
