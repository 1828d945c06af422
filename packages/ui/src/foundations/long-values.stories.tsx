import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, screen, waitFor } from "storybook/test";
import { containers, overlays } from "./long-values.fixtures.js";

const sizes = {
  small: { name: "Small phone", styles: { width: "320px", height: "568px" } },
  phone: { name: "Phone", styles: { width: "390px", height: "844px" } },
  desktop: { name: "Desktop", styles: { width: "1440px", height: "900px" } },
};

/** Long values without spaces, in everything that holds values: nothing is wider than its place. */
const meta = {
  title: "Foundations/Long values",
  parameters: { layout: "fullscreen", viewport: { options: sizes } },
  render: function LongValues() {
    const [shown, setShown] = useState<string>();
    return (
      <div className="ui:grid ui:grid-cols-[minmax(0,1fr)] ui:gap-4 ui:p-4">
        <select
          aria-label="Over the page"
          value={shown ?? ""}
          onChange={(event) => setShown(event.target.value)}
        >
          <option value="">Nothing</option>
          {Object.keys(overlays).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        {Object.entries(containers).map(([name, container]) => (
          <div key={name} data-scene={name} className="ui:min-w-0">
            {container}
          </div>
        ))}
        {shown && (
          <div key={shown} data-overlay={shown}>
            {overlays[shown]}
          </div>
        )}
      </div>
    );
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Scrolls sideways on purpose. */
const scrollers = ".portico-table-scroller, [role=tablist], [data-scene='status counts'] ul";

/** The part of an element that its ancestors don't clip or scroll. */
function isClipped(element: Element, place: Element): boolean {
  for (let parent = element.parentElement; parent && parent !== place; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflowX !== "visible") return true;
  }
  return false;
}

/** What is wider than its place, or scrolls sideways within it. At the start, ghost buttons are aligned by their texts. */
function tooWide(place: Element): readonly string[] {
  const window = { left: 0, right: innerWidth };
  return [...place.querySelectorAll("*")]
    .filter((element) => element.checkVisibility() && !element.closest(".ui\\:sr-only, [data-resizer]"))
    .filter((element) => {
      const scroller = element.parentElement?.closest("[data-dialog-body], [data-panel-body]");
      const box =
        scroller?.getBoundingClientRect() ??
        (place === document.body ? window : place.getBoundingClientRect());
      const { left, right, width } = element.getBoundingClientRect();
      const { overflowX } = getComputedStyle(element);
      // Its texts too, which can be wider than the element.
      const holdsMore = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
      const scrolls =
        ["auto", "scroll"].includes(overflowX) && !element.matches(`${scrollers}, input, textarea`);
      if (holdsMore && (scrolls || (overflowX === "visible" && !isClipped(element, scroller ?? place))))
        return true;
      const isWide = width > 1 && (right > box.right + 1 || left < box.left - 16);
      return isWide && !isClipped(element, scroller ?? place);
    })
    .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`);
}

async function expectNothingTooWide() {
  const found: Record<string, readonly string[]> = {};
  for (const place of document.querySelectorAll("[data-scene]")) {
    found[place.getAttribute("data-scene") ?? ""] = tooWide(place);
  }
  const choice = screen.getByLabelText("Over the page");
  for (const name of Object.keys(overlays)) {
    // Not by a click, because modal dialogs cover the page.
    fireEvent.change(choice, { target: { value: name } });
    await waitFor(() => expect(document.querySelector(`[data-overlay="${name}"]`)).toBeInTheDocument());
    await waitFor(() => expect(document.querySelector(over)).toBeVisible());
    found[name] = tooWide(document.body);
  }
  const wide = Object.fromEntries(Object.entries(found).filter(([, elements]) => elements.length > 0));
  await expect(wide).toEqual({});
}

/** What is over the page. */
const over = "[role=dialog], [role=alertdialog], [data-notice], [role=region]";

export const SmallPhone: Story = { globals: { viewport: { value: "small" } }, play: expectNothingTooWide };
export const Phone: Story = { globals: { viewport: { value: "phone" } }, play: expectNothingTooWide };
export const Desktop: Story = { globals: { viewport: { value: "desktop" } }, play: expectNothingTooWide };
