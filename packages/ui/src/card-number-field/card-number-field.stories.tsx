import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { formattedFieldStories, keptStory } from "../formatted-field/formatted-field-stories.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { CardNumberField } from "./card-number-field.js";

const meta = {
  title: "Components/CardNumberField",
  component: CardNumberField,
  args: { label: "Card number", className: "ui:max-w-72", onChange: fn() },
} satisfies Meta<typeof CardNumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

const stories = formattedFieldStories({
  label: "Card number",
  typed: "4111111111111111",
  shown: "4111 1111 1111 1111",
  stored: "4111111111111111",
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

export const Brands: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    const brands = [
      ["4", "Visa"],
      ["51", "Mastercard"],
      ["37", "American Express"],
      ["6011", "Discover"],
    ] as const;
    for (const [digits, brand] of brands) {
      await userEvent.clear(box);
      await userEvent.type(box, digits);
      await expect(canvas.getByText(brand)).toBeVisible();
      await expect(box).toHaveAccessibleDescription(brand);
    }
    await userEvent.clear(box);
    await userEvent.type(box, "378282246310005");
    await userEvent.tab();
    await expect(box).toHaveValue("3782 822463 10005");
  },
};

export const Kept: Story = keptStory([
  ["4111 1111 1111 111l", "Enter the 12 to 19 digits on the card. Visa"],
  ["41111111111", /Enter the 12 to 19 digits on the card\./],
  ["41111111111111111111", /Enter the 12 to 19 digits on the card\./],
]);

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "رقم البطاقة",
    defaultValue: "4111111111111111",
  },
};
