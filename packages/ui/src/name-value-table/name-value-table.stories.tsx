import { formatDate, formatMoney } from "@portico/format";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { policies } from "../data-table/policies.fixtures.js";
import { StatusBadge } from "../status-badge/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
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

export const Default: Story = { tags: ["picture"] };
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

/** Where the last occurrence of a text is in an element. */
function placeOf(element: HTMLElement, text: string): DOMRect {
  const range = document.createRange();
  const start = element.textContent.lastIndexOf(text);
  range.setStart(element.firstChild ?? element, start);
  range.setEnd(element.firstChild ?? element, start + text.length);
  return range.getBoundingClientRect();
}

export const Arabic: Story = {
  ...arabic,
  args: {
    items: [
      { name: "صاحب الوثيقة", value: "ماريا ألفاريز" },
      { name: "الهاتف", value: "(305) 555-0142" },
      { name: "القسط", value: "-$ 412.75" },
      { name: "البريد", value: "maria@example.com" },
    ],
  },
  play: async ({ canvas }) => {
    // Values read from left to right, and are next to their names.
    const [bracket, end] = ["(", "2"].map((text) => placeOf(canvas.getByText("(305) 555-0142"), text));
    await expect(bracket?.right).toBeLessThan(end?.left ?? 0);
    const name = canvas.getByText("الهاتف").getBoundingClientRect();
    await expect(name.left - (end?.right ?? 0)).toBeCloseTo(16, 0);
  },
};
