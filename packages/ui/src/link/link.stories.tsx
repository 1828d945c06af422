import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SquareArrowOutUpRight } from "../icons/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Link } from "./link.js";

const meta = {
  title: "Components/Link",
  component: Link,
  args: { href: "/policies/1", children: "Policy FL-10417" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Muted: Story = { args: { tone: "muted" } };
export const WithIcon: Story = { args: { icon: <SquareArrowOutUpRight size={14} /> } };
export const NewTab: Story = {
  args: { opensNewTab: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Policy FL-10417 opens in a new tab" });
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};
export const AsChild: Story = {
  args: {
    asChild: true,
    href: undefined,
    className: "ui:font-medium",
    children: (
      <a href="/leads" data-router="">
        Leads
      </a>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Leads" });
    await expect(link).toHaveAttribute("data-router");
    await expect(link).toHaveClass("ui:underline", "ui:font-medium");
  },
};
export const LongText: Story = {
  args: { children: "Application of a household in Hillsborough County ".repeat(6) },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    children: "الوثيقة FL-10417",
    icon: <SquareArrowOutUpRight size={14} />,
  },
};
