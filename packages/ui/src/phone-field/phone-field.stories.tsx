import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import {
  formattedFieldStories,
  keptStory,
  understoodStory,
} from "../formatted-field/formatted-field-stories.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
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

export const Understood: Story = understoodStory([
  ["305.555.0142", "(305) 555-0142", "3055550142"],
  ["1 305 555 0142", "(305) 555-0142", "3055550142"],
  ["+1 (305) 555-0142", "(305) 555-0142", "3055550142"],
  ["３０５ ５５５ ０１４２", "(305) 555-0142", "3055550142"],
]);

const accepted = "Enter 10 digits, for example (305) 555-0142, without an extension.";

export const Kept: Story = keptStory([
  ["305-555-0142 ext. 7", accepted],
  ["305-555-0142x7", accepted],
  ["305-555-01423", accepted],
  ["305-555-014", accepted],
  ["1055550142", accepted],
]);

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "الهاتف",
    defaultValue: "3055550142",
  },
};
