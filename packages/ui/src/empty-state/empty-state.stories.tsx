import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../button/index.js";
import { SearchX } from "../icons/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { EmptyState } from "./empty-state.js";

const meta = {
  title: "Components/EmptyState",
  component: EmptyState,
  args: { title: "No leads yet", hint: "New leads appear here as soon as a visitor asks for a quote." },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

const newLead = fn();

export const Empty: Story = {};
export const WithAction: Story = {
  tags: ["picture"],
  args: {
    action: (
      <Button variant="primary" onClick={newLead}>
        New lead
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "New lead" }));
    await expect(newLead).toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: {
    title:
      "None of the commission statements of this agency were matched to a policy in the last twelve months",
    hint: "Statements are matched by the number of the policy. Where the carrier writes it with other separators, say so under Carriers, and they are matched again over night.",
  },
};
export const NoMatches: Story = {
  args: {
    icon: <SearchX size={28} strokeWidth={1.5} />,
    title: "No lead matches these filters",
    hint: "Take one away, or look at all dates.",
    action: <Button>Clear filters</Button>,
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    title: "لا يوجد عملاء بعد",
    hint: "يظهر العملاء هنا بعد طلب عرض سعر.",
  },
};

/** For a card, a menu or a panel. */
export const Small: Story = {
  args: { size: "sm", action: <Button size="sm">New lead</Button> },
};
export const WithoutIcon: Story = {
  args: { icon: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("svg")).not.toBeInTheDocument();
  },
};
