import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Accordion } from "./accordion.js";

const meta = {
  title: "Components/Accordion",
  component: Accordion,
  args: {
    className: "ui:max-w-lg",
    items: [
      {
        id: "members",
        title: "Members",
        note: "3",
        content: "Maria, Luis and Ana Alvarez",
        defaultOpen: true,
      },
      { id: "plan", title: "Plan", content: "Silver 3000 HMO" },
      { id: "payments", title: "Payments", content: "Paid through April" },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Opens: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Silver 3000 HMO")).not.toBeVisible();
    await userEvent.click(canvas.getByRole("heading", { name: "Plan" }));
    await waitFor(() => expect(canvas.getByText("Silver 3000 HMO")).toBeVisible());
    await expect(canvas.getByText("Maria, Luis and Ana Alvarez")).toBeVisible();
  },
};
export const OneAtATime: Story = {
  args: { name: "policy" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("heading", { name: "Plan" }));
    await waitFor(() => expect(canvas.getByText("Maria, Luis and Ana Alvarez")).not.toBeVisible());
  },
};
export const LongText: Story = {
  tags: ["picture"],
  args: { items: [{ id: "long", title: "x".repeat(90), content: "y ".repeat(140), defaultOpen: true }] },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    items: [
      { id: "members", title: "الأعضاء", note: "3", content: "ماريا ولويس وآنا", defaultOpen: true },
      { id: "plan", title: "الخطة", content: "Silver 3000 HMO" },
    ],
  },
};
