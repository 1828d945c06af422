import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/index.js";
import { StatusBadge } from "../status-badge/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { PageHeader } from "./page-header.js";

const meta = {
  title: "Components/PageHeader",
  component: PageHeader,
  args: { title: "Policies in force" },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Complete: Story = {
  tags: ["picture"],
  args: {
    titleId: "title",
    badges: <StatusBadge tone="success">Published</StatusBadge>,
    description: "Policies that are effective today, with their premiums.",
    actions: (
      <>
        <Button>Export</Button>
        <Button variant="primary">New policy</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Policies in force" })).toBeVisible();
  },
};
export const LongText: Story = {
  args: { ...Complete.args, title: "x".repeat(120), description: "A list of policies. ".repeat(20) },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    title: "الوثائق السارية",
  },
};
