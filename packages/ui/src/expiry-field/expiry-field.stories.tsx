import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { formattedFieldStories } from "../formatted-field/formatted-field-stories.fixtures.js";
import { ExpiryField } from "./expiry-field.js";

const meta = {
  title: "Components/ExpiryField",
  component: ExpiryField,
  args: { label: "Expires", className: "ui:max-w-72", onChange: fn() },
} satisfies Meta<typeof ExpiryField>;

export default meta;
type Story = StoryObj<typeof meta>;

const stories = formattedFieldStories({
  label: "Expires",
  typed: "0427",
  shown: "04/27",
  stored: "04/27",
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

export const TypedWithSeparator: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.type(box, "4/27");
    await expect(box).toHaveValue("04/27");
    await userEvent.type(box, "{Backspace}{Backspace}{Backspace}");
    await expect(box).toHaveValue("0");
  },
};
