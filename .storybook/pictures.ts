import { afterEach, expect } from "vitest";
import { page } from "vitest/browser";

/** After its play function, each story is captured and compared with its last screenshot. */
afterEach(async ({ task }) => {
  if (task.result?.state === "fail") return;
  await document.fonts.ready;
  await expect(page.elementLocator(document.documentElement)).toMatchScreenshot(task.name);
});
