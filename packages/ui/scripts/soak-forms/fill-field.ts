import type { Locator, Page } from "playwright";
import type { Random } from "./random.ts";

/** A text, and how the field shows it. */
export type Entry = readonly [typed: string, shown: string];

/** Texts for the fields of `consumers/vite-app`. The first is valid; of the others, most are. */
const enrollmentTexts: Readonly<Record<string, readonly Entry[]>> = {
  email: same("maria@example.com", "noah@example.com", "taken@example.com", "no email"),
  phone: [
    ["3055550142", "(305) 555-0142"],
    ["305555", "305555"],
  ],
  ssn: [
    ["123456789", "123-45-6789"],
    ["12", "12"],
  ],
  callAt: [["2:30p", "2:30 PM"], ["14:05", "2:05 PM"], ...same("9:15 AM", "25:00")],
  income: [
    ["52,000.5", "52,000.50"],
    ["1234", "1,234.00"],
    ["0", "0.00"],
  ],
  commission: [
    ["12.5", "12.50"],
    ["8", "8.00"],
  ],
  credit: same("0.3", "1"),
  card: [["4111111111111111", "4111 1111 1111 1111"], ...same("4111")],
  expiry: [
    ["04/30", "04/30"],
    ["0431", "04/31"],
    ["4", "4"],
  ],
  start: [["2026/12/01", "12/01/2026"], ["1/1/27", "01/01/2027"], ...same("soon")],
  lastCoverage: [["2026/01/01", "01/01/2026"], ["2026-06-30", "06/30/2026"], ...same("2026/02/30")],
  members: same("3", "6", "0", "99"),
  address: same("1 Main St", "Miami"),
};
const zipCodes = same("33134", "00000", "331");
const names = same("Maria", "Noah ", "Ana-Lucía", "O'Neil", "x", "李", "");

/** Texts that are shown as they are typed. */
export function same(...offered: string[]): readonly Entry[] {
  return offered.map((text) => [text, text]);
}

/** What was done to a control. */
export interface Filled {
  readonly what: string;
  /** The value that it must show; undefined if it is not determined by what was done. */
  readonly shown?: string;
}

/** How to fill a control. */
export interface FillOptions {
  readonly field: string;
  readonly random: Random;
  /** Whether to enter the first, valid text. */
  readonly isValid: boolean;
  /** Texts by field. Fields without any get names. @default those of `consumers/vite-app` */
  readonly texts?: Readonly<Record<string, readonly Entry[]>>;
}

/** Changes one control of a field as a user does. */
export async function fillControl(
  page: Page,
  control: Locator,
  { field, random, isValid, texts = enrollmentTexts }: FillOptions,
): Promise<Filled> {
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
      return { what: `selects "${value}"`, shown: value };
    }
    case "radio":
    case "checkbox":
    case "switch":
    case "button": {
      await control.click();
      return { what: "clicks" };
    }
    case "range": {
      await control.press(random.pick(["ArrowRight", "ArrowLeft", "Home", "End"]));
      return { what: "moves the slider" };
    }
    case "combobox": {
      await control.fill("a");
      await page.locator("[aria-activedescendant]:focus").waitFor();
      await control.press("Enter");
      return { what: "chooses an option" };
    }
    default: {
      const isZip = (await control.getAttribute("autocomplete")) === "postal-code";
      const offered = isZip ? zipCodes : (texts[field] ?? names);
      const [text, shown] = (isValid ? offered[0] : undefined) ?? random.pick(offered);
      await control.fill("");
      await control.pressSequentially(text);
      await control.press("Tab");
      return { what: `types "${text}"`, shown };
    }
  }
}
