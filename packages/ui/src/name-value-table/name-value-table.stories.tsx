import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatusBadge } from "../status-badge/index.js";
import { NameValueTable } from "./name-value-table.js";

const items = [
  { name: "Policy", value: "FL-10417" },
  { name: "Policy holder", value: "Maria Alvarez" },
  { name: "Status", value: <StatusBadge tone="success">Active</StatusBadge> },
  { name: "Premium", value: "$412.75" },
  { name: "Middle name", value: "" },
  { name: "Plan", value: "Silver 3000 HMO with Adult Dental and Vision, two adults and three children" },
];

const meta = {
  title: "Components/NameValueTable",
  component: NameValueTable,
  args: { items, className: "ui:max-w-xl" },
} satisfies Meta<typeof NameValueTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {};
export const Narrow: Story = { args: { className: "ui:max-w-60" } };
