import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/index.js";
import { Blocks } from "./parts.fixtures.js";
import { Section } from "./section.js";

const meta = {
  title: "Components/Layout/Section",
  component: Section,
  args: { title: "Members", children: <Blocks count={2} /> },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Members" })).toContainElement(
      canvas.getByRole("heading", { level: 2, name: "Members" }),
    );
  },
};
export const Complete: Story = {
  args: {
    level: 3,
    description: "Everyone whom the policy covers.",
    actions: <Button size="sm">Add member</Button>,
  },
};
export const LongText: Story = {
  args: { ...Complete.args, title: "x".repeat(120), description: "A list of members. ".repeat(20) },
};
