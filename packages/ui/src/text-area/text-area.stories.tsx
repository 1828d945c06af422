import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { TextArea } from "./text-area.js";

const meta = {
  title: "Components/TextArea",
  component: TextArea,
  args: { label: "Comment", className: "ui:max-w-96" },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHint: Story = { args: { hint: "It is kept in the history." } };
export const Required: Story = { args: { required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "Called twice." } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "Called twice." } };
export const LongText: Story = {
  args: { rows: 3, defaultValue: "Called and left a message. ".repeat(30) },
};

export const Invalid: Story = {
  args: { error: "Enter a comment." },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Comment" });
    await userEvent.type(box, "First line{Enter}second");
    await expect(box).toHaveValue("First line\nsecond");
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("Enter a comment.");
  },
};
