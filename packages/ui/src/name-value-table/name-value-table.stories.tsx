import { formatDate, formatMoney } from "@portico/format";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { policies } from "../data-table/policies.fixtures.js";
import { StatusBadge } from "../status-badge/index.js";
import { NameValueTable } from "./name-value-table.js";

const [policy] = policies(1);

const items = [
  { name: "Policy", value: policy?.id },
  { name: "Policy holder", value: policy?.holder },
  { name: "Status", value: <StatusBadge tone="success">{policy?.status}</StatusBadge> },
  { name: "Premium", value: formatMoney(policy?.premium) },
  { name: "Effective on", value: formatDate(policy?.effectiveDate) },
  { name: "Middle name", value: "" },
  { name: "Plan", value: `${policy?.plan}, two adults and three children` },
];

const meta = {
  title: "Components/NameValueTable",
  component: NameValueTable,
  args: { items, className: "ui:max-w-xl" },
} satisfies Meta<typeof NameValueTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { args: { className: "ui:max-w-60" } };
export const Empty: Story = {
  args: { items: items.map(({ name }) => ({ name, value: "" })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("–")).toHaveLength(items.length);
  },
};
export const LongText: Story = {
  args: {
    nameWidth: "9rem",
    items: [
      { name: "Household members who are not applying", value: "Two" },
      { name: "Reference", value: "x".repeat(140) },
    ],
  },
};
export const ManyItems: Story = {
  args: {
    items: Array.from({ length: 24 }, (_, index) => ({
      name: `Month ${index + 1}`,
      value: `$${index * 12}.50`,
    })),
  },
};
