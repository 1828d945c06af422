import axe from "axe-core";
import { afterEach, expect } from "vitest";

/**
 * Rules whose result depends on the theme. The other rules already ran when the story was mounted in the light theme.
 */
const colorRules = ["color-contrast", "link-in-text-block"];

/** After its play function, each story switches to the dark theme and its colors are checked again. */
afterEach(async ({ task }) => {
  if (task.result?.state === "fail") return;
  // Its colors are those of the same component in left-to-right text.
  if (document.documentElement.dir === "rtl") return;
  document.documentElement.dataset.theme = "dark";
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
  axe.reset();
  const { violations } = await axe.run(document.body, { runOnly: { type: "rule", values: colorRules } });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
  );
  expect(found, "colors in the dark theme").toEqual([]);
});
