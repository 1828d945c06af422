import type { Locator, Page } from "playwright";

/** Counts what a visitor does and reads. */
export class Visitor {
  /** Clicks, and presses of Enter that send a form. */
  clicks = 0;
  /** Values that are typed or chosen. */
  entries = 0;
  /** Words that the pages show above the footer, each page once. */
  words = 0;
  screens = 0;
  readonly page: Page;
  #last = "";

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    await target.waitFor();
    await this.read();
    await target.click();
    this.clicks++;
  }

  async enter(target: Locator, value: string): Promise<void> {
    await target.fill(value);
    this.entries++;
  }

  /** Counts the words of the page, if it is another one than before. */
  async read(): Promise<void> {
    const { pathname } = new URL(this.page.url());
    if (pathname === this.#last) return;
    this.#last = pathname;
    // As shown: without what is hidden.
    const [text = ""] = await this.page.locator("main").allInnerTexts();
    this.words += text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
    this.screens++;
  }
}
