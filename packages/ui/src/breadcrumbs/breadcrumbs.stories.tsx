import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Breadcrumbs } from "./breadcrumbs.js";

const meta = {
  title: "Components/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    label: "Breadcrumbs",
    items: [
      { id: "policies", label: "Policies", href: "/policies" },
      { id: "work", label: "Work" },
      { id: "current", label: "FL-10417" },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await expect(canvas.getByText("FL-10417")).toHaveAttribute("aria-current", "page");
  },
};
export const CustomLinks: Story = {
  args: { renderLink: ({ href, ...rest }) => <a href={`/app${href}`} {...rest} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Policies" })).toHaveAttribute("href", "/app/policies");
  },
};
export const LongText: Story = {
  args: {
    className: "ui:max-w-80",
    items: [
      { id: "1", label: "Applications of households in Hillsborough", href: "/applications" },
      { id: "2", label: "Maximiliana Fernández-Castellanos de la Vega" },
    ],
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "مسار التنقل",
    items: [
      { id: "policies", label: "الوثائق", href: "/policies" },
      { id: "work", label: "العمل" },
      { id: "current", label: "FL-10417" },
    ],
  },
};
