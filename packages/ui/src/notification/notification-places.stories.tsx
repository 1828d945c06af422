import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Scenes, scenes } from "./scenes.fixtures.js";

const sizes = {
  zoomed: { name: "Zoomed", styles: { width: "320px", height: "256px" } },
  small: { name: "Small phone", styles: { width: "320px", height: "568px" } },
  phone: { name: "Phone", styles: { width: "390px", height: "844px" } },
  desktop: { name: "Desktop", styles: { width: "1440px", height: "900px" } },
};

/** Notifications over lists, panels, dialogs and sheets: they cover none of their controls. */
const meta = {
  title: "Components/Notification/Places",
  component: Scenes,
  parameters: { layout: "fullscreen", viewport: { options: sizes } },
} satisfies Meta<typeof Scenes>;

export default meta;
type Story = StoryObj<typeof meta>;

const controls = ":is(a, button, input, select, textarea, h1, h2)";

/** What must stay visible: the controls of the topmost dialog, or else of the page's toolbar, panel and pager. */
function kept(): readonly Element[] {
  const dialogs = document.querySelectorAll("[data-modal] > *");
  const scope = [...dialogs].at(-1);
  const found = scope
    ? scope.querySelectorAll(controls)
    : document.querySelectorAll(`h1, [data-keep-clear] ${controls}`);
  return [...found].filter((one) => !one.closest("[data-notifications]") && one.checkVisibility());
}

/** The part of an element that its scrollers and the window show. */
function visibleBox(element: Element): DOMRect {
  const { left, right, ...box } = element.getBoundingClientRect().toJSON();
  let { top, bottom } = box;
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowY, position } = getComputedStyle(parent);
    if (overflowY !== "visible") {
      const view = parent.getBoundingClientRect();
      [top, bottom] = [Math.max(top, view.top), Math.min(bottom, view.bottom)];
    }
    if (position === "fixed") break;
  }
  return new DOMRect(left, top, right - left, Math.max(0, bottom - top));
}

function meets(one: DOMRect, other: DOMRect): boolean {
  if (one.height === 0 || other.height === 0) return false;
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

const cards = () => [...document.querySelectorAll("[data-notice]")];

function coveredBy(all: readonly Element[]): readonly string[] {
  return kept()
    .filter((one) => all.some((card) => meets(visibleBox(card), visibleBox(one))))
    .map((one) => one.textContent || one.outerHTML.slice(0, 80));
}

async function expectNothingCovered(scene: string) {
  const before = document.querySelector("[data-modal] [data-dialog-footer]")?.getBoundingClientRect().bottom;
  for (const count of [1, 5]) {
    await userEvent.keyboard("{F9}");
    await waitFor(() => expect(cards()).toHaveLength(count));
    await waitFor(() => expect(coveredBy(cards()), `${count} over the ${scene}`).toEqual([]));
    const shown = cards().filter((card) => visibleBox(card).height > 30);
    await expect(shown.length, `of ${count} over the ${scene}`).toBeGreaterThanOrEqual(1);
    for (const card of shown) {
      const box = visibleBox(card);
      await expect(box.top, scene).toBeGreaterThanOrEqual(0);
      await expect(box.bottom, scene).toBeLessThanOrEqual(innerHeight);
      await expect(box.left, scene).toBeGreaterThanOrEqual(0);
      await expect(box.right, scene).toBeLessThanOrEqual(innerWidth);
    }
    const after = document.querySelector("[data-modal] [data-dialog-footer]")?.getBoundingClientRect().bottom;
    // In lower windows, the buttons scroll with the dialog.
    if (innerHeight > 384)
      await expect(Math.abs((after ?? 0) - (before ?? 0)), `buttons of the ${scene} stay`).toBeLessThan(1);
  }
  await userEvent.keyboard("{F9}");
}

async function expectAllScenes() {
  for (const scene of Object.keys(scenes)) await expectNothingCovered(scene);
}

/** A window of 1,280 px at 400%. */
export const Zoomed: Story = { globals: { viewport: { value: "zoomed" } }, play: expectAllScenes };
export const SmallPhone: Story = { globals: { viewport: { value: "small" } }, play: expectAllScenes };
export const Phone: Story = { globals: { viewport: { value: "phone" } }, play: expectAllScenes };
export const Desktop: Story = { globals: { viewport: { value: "desktop" } }, play: expectAllScenes };
