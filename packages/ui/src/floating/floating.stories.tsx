import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Anchored } from "./anchored.fixtures.js";

/** Positions menus, tooltips and listboxes at an element, in the browser's top layer. */
const meta = {
  title: "Foundations/Floating",
  // A part of other components, which is tested but not listed.
  tags: ["!dev", "!autodocs"],
  component: Anchored,
  args: { side: "bottom", align: "start", isAnchorWide: false },
} satisfies Meta<typeof Anchored>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BelowStart: Story = {
  play: async ({ canvas }) => {
    const anchor = canvas.getByText("Anchor").getBoundingClientRect();
    await waitFor(() => {
      const floating = canvas.getByText("Floating").getBoundingClientRect();
      void expect(floating.top).toBeGreaterThanOrEqual(anchor.bottom);
      void expect(floating.left).toBeCloseTo(anchor.left, 0);
    });
  },
};
export const BelowCenter: Story = { args: { align: "center" } };
export const BelowEnd: Story = { args: { align: "end" } };
export const AsWideAsAnchor: Story = {
  args: { isAnchorWide: true },
  play: async ({ canvas }) => {
    const anchor = canvas.getByText("Anchor").getBoundingClientRect();
    await waitFor(() =>
      expect(canvas.getByText("Floating").parentElement?.offsetWidth).toBeCloseTo(anchor.width, 0),
    );
  },
};
export const Above: Story = {
  args: { side: "top" },
  play: async ({ canvas }) => {
    const anchor = canvas.getByText("Anchor").getBoundingClientRect();
    await waitFor(() =>
      expect(canvas.getByText("Floating").getBoundingClientRect().bottom).toBeLessThanOrEqual(anchor.top),
    );
  },
};

/** Starts are on the right. */
export const Arabic: Story = {
  ...arabic,
  play: async ({ canvas }) => {
    const anchor = canvas.getByText("Anchor").getBoundingClientRect();
    await waitFor(() =>
      expect(canvas.getByText("Floating").getBoundingClientRect().right).toBeCloseTo(anchor.right, 0),
    );
  },
};
