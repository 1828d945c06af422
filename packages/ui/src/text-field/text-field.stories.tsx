import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Search } from "../icons/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { TextField } from "./text-field.js";

const meta = {
  title: "Components/TextField",
  component: TextField,
  args: { label: "Email", className: "ui:max-w-80" },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHint: Story = {
  args: { hint: "We write to it when a policy changes.", defaultValue: "maria@example.com" },
};
export const Required: Story = { args: { required: true } };
export const Placeholder: Story = { args: { placeholder: "name@example.com" } };
export const Password: Story = {
  args: { type: "password", label: "Password", defaultValue: "correct horse" },
};
export const DateField: Story = {
  args: { type: "date", label: "Effective date", defaultValue: "2026-03-01" },
};
export const SearchField: Story = {
  args: {
    type: "search",
    label: "Search",
    isLabelHidden: true,
    placeholder: "Name, phone or policy",
    icon: <Search size={16} />,
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: "maria@example.com" } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "maria@example.com" } };
export const LongText: Story = {
  args: {
    label: "Name of the organization as on its license, without abbreviations or punctuation marks",
    defaultValue: "x".repeat(120),
  },
};

export const Invalid: Story = {
  args: {
    error: "Enter an email address such as name@example.com.",
    hint: "We write to it when a policy changes.",
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Email" });
    await userEvent.type(box, "maria");
    await expect(box).toHaveValue("maria");
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(
      "Enter an email address such as name@example.com. We write to it when a policy changes.",
    );
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "البريد الإلكتروني",
    defaultValue: "maria@example.com",
    icon: <Search size={16} />,
  },
};
