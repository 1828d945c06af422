import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import {
  formattedFieldStories,
  keptStory,
  understoodStory,
} from "../formatted-field/formatted-field-stories.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
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

export const Understood: Story = understoodStory([
  ["078-05-1120", "078-05-1120", "078051120"],
  ["078 05 1120", "078-05-1120", "078051120"],
  ["078–05–1120", "078-05-1120", "078051120"],
]);

export const Kept: Story = keptStory([
  ["078-05-11201", "Enter 9 digits, for example 123-45-6789."],
  ["078-05-112", "Enter 9 digits, for example 123-45-6789."],
  ["078-05-112O", "Enter 9 digits, for example 123-45-6789."],
]);

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "رقم الضمان الاجتماعي",
    defaultValue: "123456789",
  },
};
