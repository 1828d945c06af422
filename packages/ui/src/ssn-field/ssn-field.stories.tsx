import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { formattedFieldStories } from "../formatted-field/formatted-field-stories.fixtures.js";
import { SsnField } from "./ssn-field.js";

const meta = {
  title: "Components/SsnField",
  component: SsnField,
  args: { label: "Social Security number", className: "ui:max-w-72", onChange: fn() },
} satisfies Meta<typeof SsnField>;

export default meta;
type Story = StoryObj<typeof meta>;

const stories = formattedFieldStories({
  label: "Social Security number",
  typed: "123456789",
  shown: "123-45-6789",
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
