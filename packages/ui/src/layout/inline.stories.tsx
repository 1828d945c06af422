import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/index.js";
import { Inline } from "./inline.js";
import { distance } from "./measure.fixtures.js";

const meta = {
  title: "Components/Layout/Inline",
  component: Inline,
  args: {
    children: ["Assign", "Change status", "Export"].map((name) => <Button key={name}>{name}</Button>),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("button");
    if (first && second) await expect(distance(first, second)).toBe(8);
  },
};
export const AtBothEnds: Story = { args: { justify: "between" } };
export const AtTheEnd: Story = { args: { justify: "end", gap: 4 } };

/** Nothing leaves a narrow window. */
export const Wraps: Story = {
  args: { className: "ui:w-48" },
  play: async ({ canvas }) => {
    const [first, , last] = canvas.getAllByRole("button");
    await expect(last?.offsetTop).toBeGreaterThan(first?.offsetTop ?? 0);
  },
};
