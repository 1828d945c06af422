import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { controlStyles } from "./control-styles.js";
import { Field } from "./field.js";

/** What all form fields share: label, hint and error around a control. */
const meta = {
  title: "Foundations/Field",
  // A part of other components, which is tested but not listed.
  tags: ["!dev", "!autodocs"],
  component: Field,
  args: {
    controlId: "premium",
    label: "Monthly premium",
    isRequired: false,
    className: "ui:max-w-80",
    children: <input id="premium" aria-describedby="premium-hint premium-error" className={controlStyles} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Monthly premium" })).toBeVisible();
  },
};
export const Required: Story = { args: { isRequired: true } };
export const WithHint: Story = { args: { hint: "In dollars, before subsidies." } };
export const Invalid: Story = {
  args: { hint: "In dollars, before subsidies.", error: "Enter an amount." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(
      "In dollars, before subsidies. Enter an amount.",
    );
  },
};
export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Monthly premium" })).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    label: "Monthly premium of everyone in the household who is covered by the plan",
    error: "Enter an amount in dollars between 0 and 100,000, with at most two decimals.",
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "القسط الشهري",
    hint: "بالدولار، قبل الدعم.",
    error: "أدخل مبلغًا.",
  },
};
