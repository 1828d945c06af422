import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import {
  formattedFieldStories,
  keptStory,
  understoodStory,
} from "../formatted-field/formatted-field-stories.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { PercentField } from "./percent-field.js";

const meta = {
  title: "Components/PercentField",
  component: PercentField,
  args: { label: "Commission", className: "ui:max-w-72", onChange: fn() },
} satisfies Meta<typeof PercentField>;

export default meta;
type Story = StoryObj<typeof meta>;

const stories = formattedFieldStories({
  label: "Commission",
  typed: "12.50",
  shown: "12.50",
  stored: "12.50",
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

export const Described: Story = {
  args: { defaultValue: "8.25" },
  play: async ({ canvas }) => expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("%"),
};

export const Understood: Story = understoodStory([
  ["12,5", "12.50", "12.50"],
  ["12.5 %", "12.50", "12.50"],
  ["100", "100.00", "100.00"],
]);

export const Kept: Story = keptStory([
  ["12.345", /^Enter up to 2 decimals\./],
  ["$12", /^Enter a number such as 1,234\.50\./],
]);

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "العمولة",
  },
};
