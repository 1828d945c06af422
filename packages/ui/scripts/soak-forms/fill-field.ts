import type { Locator, Page } from "playwright";
import type { Random } from "./random.ts";

/** Texts for a field: most are valid, some are not. */
const texts: Readonly<Record<string, readonly string[]>> = {
  email: ["maria@example.com", "noah@example.com", "taken@example.com", "no email"],
  phone: ["3055550142", "305555"],
  ssn: ["123456789", "12"],
  callAt: ["2:30p", "9:15 AM", "25:00"],
  income: ["52,000.5", "0", "1234"],
  commission: ["12.5", "8"],
  card: ["4111111111111111", "4111"],
  expiry: ["04/30", "0431", "4"],
  start: ["2026/12/01", "2027/01/01", "soon"],
  lastCoverage: ["2026/01/01", "2026/06/30", "2026/02/30"],
  members: ["3", "6", "0", "99"],
  address: ["1 Main St", "Miami"],
};
const zipCodes = ["33134", "00000", "331"];
const names = ["Maria", "Noah ", "Ana-Lucía", "O'Neil", "x", "李", ""];

/** Changes one control of a field as a user does. Returns what was done. */
export async function fillControl(
  page: Page,
  control: Locator,
  { field, random, isValid }: { field: string; random: Random; isValid: boolean },
): Promise<string> {
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? (element.getAttribute("role") ?? element.type) : element.localName,
  );
  switch (kind) {
    case "select": {
      const values = await control
        .locator("option")
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
      // A county has no options before its state is selected.
      const filled = values.filter((one) => one !== "");
      const value = random.pick(isValid && filled.length > 0 ? filled : values);
      await control.selectOption(value);
      return `selects "${value}"`;
    }
    case "radio":
    case "checkbox":
    case "switch":
    case "button": {
      await control.click();
      return "clicks";
    }
    case "range": {
      await control.press(random.pick(["ArrowRight", "ArrowLeft", "Home", "End"]));
      return "moves the slider";
    }
    case "combobox": {
      await control.fill("a");
      await page.locator("[aria-activedescendant]:focus").waitFor();
      await control.press("Enter");
      return "chooses an option";
    }
    default: {
      const isZip = (await control.getAttribute("autocomplete")) === "postal-code";
      const offered = isZip ? zipCodes : (texts[field] ?? names);
      const text = isValid ? (offered[0] ?? "") : random.pick(offered);
      await control.fill("");
      await control.pressSequentially(text);
      await control.press("Tab");
      return `types "${text}"`;
    }
  }
}
