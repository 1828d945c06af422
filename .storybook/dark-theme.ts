import axe from "axe-core";
import { afterEach, expect } from "vitest";

/** The rules whose result depends on the theme: the others found the same when the story was mounted in the light one. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** After its play function each story is shown in the dark theme, and its colors are checked there as well. */
afterEach(async ({ task }) => {
  if (task.result?.state === "fail") return;
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
