import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Block } from "./parts.fixtures.js";
import { Split } from "./split.js";

const meta = {
  title: "Components/Layout/Split",
  component: Split,
  args: { children: <Block>Plans</Block>, aside: <Block>Filters</Block> },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Split>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (canvas: { getByText: (text: string) => HTMLElement }) => ({
  main: canvas.getByText("Plans").getBoundingClientRect(),
  aside: canvas.getByText("Filters").getBoundingClientRect(),
});

export const AsideAtTheEnd: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const { main, aside } = boxes(canvas);
    await expect(aside.left - main.right).toBe(16);
    await expect(aside.width).toBe(320);
  },
};
export const AsideAtTheStart: Story = {
  args: { side: "start", asideWidth: "sm", isSticky: true, gap: 5 },
  globals: { viewport: { value: "desktop" } },
};

/** The panel is below the main part; at the start, it is above. */
export const OnPhones: Story = {
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvas }) => {
    const { main, aside } = boxes(canvas);
    await expect(aside.top - main.bottom).toBe(16);
    await expect(aside.width).toBe(main.width);
  },
};

/** The end is on the left. */
export const Arabic: Story = {
  globals: { ...arabic.globals, viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const { main, aside } = boxes(canvas);
    await expect(main.left - aside.right).toBe(16);
  },
};
