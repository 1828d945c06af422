import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { FormattedField } from "./formatted-field.js";
import { formattedFieldStories, keptStory } from "./formatted-field-stories.fixtures.js";

const inGroups = (digits: string) => digits.match(/\d{1,3}/g)?.join(" ") ?? "";

/** The base of fields that format text when the user leaves them: here, a number in groups of three digits. */
const meta = {
  title: "Foundations/FormattedField",
  // A part of other components, which is tested but not listed.
  tags: ["!dev", "!autodocs"],
  component: FormattedField,
  args: {
    label: "Account number",
    className: "ui:max-w-72",
    format: {
      parse: (text) => /^(?:\d{9})?$/.exec(text.replaceAll(" ", ""))?.[0],
      show: (value) => (/^\d{9}$/.test(value) ? inGroups(value) : undefined),
      problemOf: () => "Enter 9 digits.",
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

export const Kept: Story = keptStory([
  ["12ab34", "Enter 9 digits."],
  ["1234567890", "Enter 9 digits."],
  ["12", "Enter 9 digits."],
]);

/** The page says what is wrong, and the field what is accepted. */
export const WithPageError: Story = {
  args: { hasPageError: true, error: "Not an account number", defaultValue: "12ab34" },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("Not an account number Enter 9 digits."),
};

/** While the user types, text and caret are theirs. */
export const CaretStays: Story = {
  args: { defaultValue: "123456789" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>("textbox");
    box.focus();
    box.setSelectionRange(5, 5);
    await userEvent.keyboard("{Backspace}");
    await expect([box.value, box.selectionStart]).toEqual(["123 56 789", 4]);
    await userEvent.keyboard("x");
    await expect([box.value, box.selectionStart]).toEqual(["123 x56 789", 5]);
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "رقم الحساب",
    start: "#",
    end: "9 أرقام",
    defaultValue: "123456789",
  },
};
