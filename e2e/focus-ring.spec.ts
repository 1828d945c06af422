import type { Page } from "@playwright/test";
import { lists, showAllColumns, shown } from "./lists.ts";
import { expect, startSession, test } from "./portal.ts";

/** Returns which sides of the focused row's ring have gaps, from a screenshot of its visible part. */
async function gapsOfRing(page: Page): Promise<string[]> {
  const focused = page.locator("tbody tr:focus-visible");
  await expect(focused).toBeVisible();
  const { clip, color } = await focused.evaluate((row) => {
    const frame = (row.closest(".portico-table-scroller") ?? row).getBoundingClientRect();
    const { top, height } = row.getBoundingClientRect();
    return {
      clip: { x: frame.left, y: top, width: frame.width, height },
      color: getComputedStyle(row).outlineColor,
    };
  });
  // Hovering changes the row's colors.
  await page.mouse.move(0, 0);
  const picture = (await page.screenshot({ clip })).toString("base64");
  return page.evaluate(
    async ([base64, ring]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const { width, height } = bitmap;
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("There is no canvas.");
      context.fillStyle = ring;
      context.fillRect(0, 0, 1, 1);
      const wanted = [...context.getImageData(0, 0, 1, 1).data];
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      const isRing = (x: number, y: number) =>
        wanted.every((channel, index) => Math.abs((data[(y * width + x) * 4 + index] ?? 0) - channel) < 12);
      const along = (length: number, at: (position: number) => boolean) =>
        Array.from({ length: length - 12 }, (_, position) => position + 6).every(at);
      // The ring is within 6 px of each side, in one line.
      const depths = [0, 1, 2, 3, 4, 5];
      const sides = {
        top: depths.some((depth) => along(width, (x) => isRing(x, depth))),
        bottom: depths.some((depth) => along(width, (x) => isRing(x, height - 1 - depth))),
        start: depths.some((depth) => along(height, (y) => isRing(depth, y))),
        end: depths.some((depth) => along(height, (y) => isRing(width - 1 - depth, y))),
      };
      return Object.entries(sides).flatMap(([side, isWhole]) => (isWhole ? [] : side));
    },
    [picture, color] as const,
  );
}

for (const forcedColors of ["none", "active"] as const) {
  test(`the focus ring of a row is whole at pinned cells, with forced colors ${forcedColors}`, async ({
    page,
    accountLike,
  }) => {
    await page.emulateMedia({ forcedColors });
    const { email } = await accountLike("agent");
    for (const path of [`${lists.manage}?variant=contact`, `${lists.manage}?variant=contact&pageSize=100`]) {
      await startSession(page, email, path);
      const table = await shown(page);
      await showAllColumns(page);
      await table.getByRole("row").nth(2).getByRole("gridcell").nth(2).click();
      const scroller = page.locator(".portico-table-scroller");
      await page.keyboard.press("ArrowDown");
      expect(await gapsOfRing(page), `${path}, not selected`).toEqual([]);
      await page.keyboard.press("Space");
      expect(await gapsOfRing(page), `${path}, selected`).toEqual([]);
      await scroller.evaluate((element) => element.scrollBy({ left: 150 }));
      await expect(scroller).toHaveAttribute("data-scrolled");
      expect(await gapsOfRing(page), `${path}, selected and scrolled`).toEqual([]);
      await page.keyboard.press("ArrowUp");
      expect(await gapsOfRing(page), `${path}, scrolled`).toEqual([]);
    }
  });
}
