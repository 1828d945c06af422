import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { formattedFieldStories } from "../formatted-field/formatted-field-stories.fixtures.js";
import { PhoneField } from "./phone-field.js";

const meta = {
  title: "Components/PhoneField",
  component: PhoneField,
  args: { label: "Phone", className: "ui:max-w-72", onChange: fn() },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

const stories = formattedFieldStories({
  label: "Phone",
  typed: "3055550142",
  shown: "(305) 555-0142",
  stored: "3055550142",
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

export const CaretStays: Story = {
  args: { defaultValue: "3055550142" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>("textbox");
    box.focus();
    box.setSelectionRange(7, 7);
    await userEvent.keyboard("{Backspace}");
    await expect([box.value, box.selectionStart]).toEqual(["(305) 550-142", 4]);
    await userEvent.keyboard("7");
    await expect([box.value, box.selectionStart]).toEqual(["(305) 755-0142", 7]);
    // A key that the field rejects changes neither text nor caret.
    await userEvent.keyboard("x");
    await expect([box.value, box.selectionStart]).toEqual(["(305) 755-0142", 7]);
    box.setSelectionRange(4, 4);
    await userEvent.keyboard("{Delete}");
    await expect([box.value, box.selectionStart]).toEqual(["(305) 550-142", 4]);
  },
};

export const Foreign: Story = {
  args: { defaultValue: "+44 20 7946 0958" },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>("textbox");
    await expect(box).toHaveValue("+44 20 7946 0958");
    box.focus();
    box.setSelectionRange(6, 6);
    await userEvent.keyboard(" ");
    await expect([box.value, box.selectionStart]).toEqual(["+44 20  7946 0958", 7]);
    await userEvent.clear(box);
    await userEvent.paste("+49 30 901820");
    await expect(box).toHaveValue("+49 30 901820");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: "+49 30 901820" }));
  },
};
