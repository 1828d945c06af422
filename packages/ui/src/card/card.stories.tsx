import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../button/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Card } from "./card.js";

const open = fn();

const meta = {
  title: "Components/Card",
  component: Card,
  args: { title: "Premiums", children: "412 policies, $98,310.50 a month", className: "ui:max-w-md" },
  beforeEach: () => {
    open.mockClear();
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutTitle: Story = { args: { title: undefined } };
export const WithActionsAndFooter: Story = {
  tags: ["picture"],
  args: {
    actions: <Button size="sm">Export</Button>,
    footer: <Button size="sm">Show all</Button>,
  },
};
export const Pressable: Story = {
  args: {
    asChild: true,
    children: (
      <button type="button" onClick={open}>
        Unpaid policies
      </button>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Unpaid policies" }));
    await expect(open).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = { args: { title: "x".repeat(90), children: "y".repeat(140) } };

export const Arabic: Story = {
  ...arabic,
  args: {
    title: "الأقساط",
    children: "412 وثيقة، 98,310.50 دولارًا في الشهر",
  },
};
