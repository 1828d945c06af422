import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createIcon } from "./create-icon.js";

const Dot = createIcon([["circle", { cx: "12", cy: "12", r: "1" }]]);

it("renders an icon that screen readers ignore", () => {
  expect(renderToStaticMarkup(<Dot />)).toBe(
    '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" width="24" height="24"><circle cx="12" cy="12" r="1"></circle></svg>',
  );
});

it("marks icons that point along the text, which right-to-left text mirrors", () => {
  const Next = createIcon([["path", { d: "m9 18 6-6-6-6" }]], { isMirrored: true });
  expect(renderToStaticMarkup(<Next />)).toContain(' data-mirrored=""');
});

it("accepts a size, a stroke width and classes", () => {
  const markup = renderToStaticMarkup(<Dot size={16} strokeWidth={1.5} className="text-fg-muted" />);
  expect(markup).toContain('width="16" height="16"');
  expect(markup).toContain('stroke-width="1.5"');
  expect(markup).toContain('class="text-fg-muted"');
});
