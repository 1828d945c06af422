import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import {
  formattedFieldStories,
  keptStory,
  understoodStory,
} from "../formatted-field/formatted-field-stories.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
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

export const Understood: Story = understoodStory([
  ["4/28", "04/28", "04/28"],
  ["0428", "04/28", "04/28"],
  ["04-28", "04/28", "04/28"],
  ["04 / 28", "04/28", "04/28"],
  ["04/2028", "04/28", "04/28"],
  ["2028-04", "04/28", "04/28"],
  ["042028", "04/28", "04/28"],
]);

const accepted = "Enter month and year, for example 04/28.";

export const Kept: Story = keptStory([
  ["13/28", accepted],
  ["04/285", accepted],
  ["04/1928", accepted],
  ["April 2028", accepted],
  ["04", accepted],
]);

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "تنتهي في",
    defaultValue: "04/30",
  },
};
