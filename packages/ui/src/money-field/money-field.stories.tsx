import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FormatProvider } from "../format-provider/format-provider.js";
import {
  formattedFieldStories,
  keptStory,
  understoodStory,
} from "../formatted-field/formatted-field-stories.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { MoneyField } from "./money-field.js";

const meta = {
  title: "Components/MoneyField",
  component: MoneyField,
  args: { label: "Annual income", className: "ui:max-w-72", onChange: fn() },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

const stories = formattedFieldStories({
  label: "Annual income",
  typed: "1,234.50",
  shown: "1,234.50",
  stored: "1234.50",
});

export const Empty: Story = stories.empty;
export const Filled: Story = stories.filled;
export const Required: Story = stories.required;
export const Invalid: Story = stories.invalid;
export const Disabled: Story = stories.disabled;
export const ReadOnly: Story = stories.readOnly;
export const Controlled: Story = stories.controlled;
export const Typed: Story = stories.typed;
export const InAForm: Story = stories.inPlainForm;

export const CompletedOnLeave: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.type(box, "1234567.5");
    await expect(box).toHaveValue("1234567.5");
    await userEvent.tab();
    await expect(box).toHaveValue("1,234,567.50");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: "1234567.50" }));
  },
};

export const Understood: Story = understoodStory([
  ["12,50", "12.50", "12.50"],
  ["1.234,50", "1,234.50", "1234.50"],
  ["45 000,00", "45,000.00", "45000.00"],
  ["45\u00a0000,00", "45,000.00", "45000.00"],
  ["1'234.5", "1,234.50", "1234.50"],
  ["$1,234", "1,234.00", "1234.00"],
  ["12.00 USD", "12.00", "12.00"],
  ["US$ 12", "12.00", "12.00"],
  ["(25.00)", "-25.00", "-25.00"],
  ["25.00-", "-25.00", "-25.00"],
  ["−25.00", "-25.00", "-25.00"],
  ["-$ 12.00", "-12.00", "-12.00"],
  ["$ -12.00", "-12.00", "-12.00"],
  ["１，２３４．５", "1,234.50", "1234.50"],
]);

export const Kept: Story = keptStory([
  ["1e3", "Enter a number such as 1,234.50."],
  ["free", "Enter a number such as 1,234.50."],
  ["€ 12", "Enter a number such as 1,234.50."],
  ["1.234", "Enter up to 2 decimals. Thousands are written as in 12,345."],
  ["12.345", "Enter up to 2 decimals. Thousands are written as in 12,345."],
  ["1,23,4", "Group thousands as in 1,234,567, or use no separators."],
  ["12,34.5", "Group thousands as in 1,234,567, or use no separators."],
  ["45 000", "Group thousands as in 1,234,567, or use no separators."],
  ["12345678901234", "Enter a number below 10,000,000,000,000."],
]);

/** What was once stored with other rules is not changed by showing it. */
export const StoredWithMoreDecimals: Story = {
  args: { defaultValue: "1234.567" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    await expect(box).toHaveValue("1,234.567");
    await expect(box).toBeInvalid();
  },
};

const inLocale = (locale: string, currency = "USD"): Story => ({
  decorators: [
    (Field) => (
      <FormatProvider locale={locale} currency={currency}>
        <Field />
      </FormatProvider>
    ),
  ],
});

export const German: Story = {
  ...inLocale("de-DE", "EUR"),
  ...understoodStory([
    ["1.234", "1.234,00", "1234.00"],
    ["1.234,5 €", "1.234,50", "1234.50"],
    ["EUR 12,50", "12,50", "12.50"],
    ["1,234.50", "1.234,50", "1234.50"],
  ]),
};

export const GermanKept: Story = {
  ...inLocale("de-DE", "EUR"),
  ...keptStory([
    ["1,234", "Enter up to 2 decimals. Thousands are written as in 12.345."],
    ["1234.567", "Group thousands as in 1.234.567, or use no separators."],
    ["$ 12", "Enter a number such as 1.234,50."],
  ]),
};

export const Indian: Story = {
  ...inLocale("en-IN", "INR"),
  ...understoodStory([
    ["12,34,567.5", "12,34,567.50", "1234567.50"],
    ["₹ 1,00,000", "1,00,000.00", "100000.00"],
  ]),
};

export const Spanish: Story = {
  globals: { language: "spanish" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.type(box, "1.234");
    await userEvent.tab();
    await expect(box).toHaveValue("1234,00");
    await userEvent.clear(box);
    await userEvent.type(box, "1e3");
    await userEvent.tab();
    await expect(box).toHaveAccessibleDescription("Escriba un número como 1234,50.");
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "الدخل السنوي",
  },
};
