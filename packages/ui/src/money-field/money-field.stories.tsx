import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { formattedFieldStories } from "../formatted-field/formatted-field-stories.fixtures.js";
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
    await expect(box).toHaveValue("1,234,567.5");
    await userEvent.tab();
    await expect(box).toHaveValue("1,234,567.50");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: "1234567.50" }));
  },
};
