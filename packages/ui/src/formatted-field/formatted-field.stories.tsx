import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FormattedField } from "./formatted-field.js";
import { formattedFieldStories } from "./formatted-field-stories.fixtures.js";

/** The base of fields that format text while typing: here, a number in groups of three digits. */
const meta = {
  title: "Foundations/FormattedField",
  component: FormattedField,
  args: {
    label: "Account number",
    className: "ui:max-w-72",
    format: {
      clean: (typed) => typed.replace(/\D/g, "").slice(0, 9),
      show: (digits) => digits.match(/\d{1,3}/g)?.join(" ") ?? "",
    },
    onChange: fn(),
  },
} satisfies Meta<typeof FormattedField>;

export default meta;
type Story = StoryObj<typeof meta>;

const stories = formattedFieldStories({
  label: "Account number",
  typed: "123456789",
  shown: "123 456 789",
  stored: "123456789",
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

export const WithStartAndEnd: Story = {
  args: { start: "#", end: "9 digits", defaultValue: "123456789" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("9 digits");
    await expect(canvas.getByText("#")).toBeVisible();
  },
};

export const OtherCharactersRejected: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.type(box, "12ab34");
    await expect(box).toHaveValue("123 4");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: "1234" }));
  },
};
