import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Select } from "./select.js";

const meta = {
  title: "Components/Select",
  component: Select,
  args: {
    label: "State",
    className: "ui:max-w-80",
    placeholder: "All states",
    options: [
      { value: "FL", label: "Florida" },
      { value: "GA", label: "Georgia" },
      { value: "TX", label: "Texas" },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Required: Story = { args: { required: true } };
export const Selected: Story = { args: { defaultValue: "GA" } };
export const Loading: Story = {
  args: { options: [], isLoading: true },
  play: async ({ canvas }) => {
    const select = canvas.getByRole("combobox", { name: "State" });
    await expect(select).toHaveAttribute("aria-busy", "true");
    await userEvent.tab();
    await waitFor(() => expect(select).toHaveFocus());
  },
};
export const Invalid: Story = { args: { error: "Choose the state the policy is sold in." } };
export const WithHint: Story = { args: { hint: "Where the policy is sold." } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    options: [{ value: "1", label: "A plan whose name is far longer than any box in any form can be" }],
    defaultValue: "1",
  },
};

export const SelectsOption: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole("combobox", { name: "State" });
    await expect(select).toHaveDisplayValue("All states");
    await userEvent.selectOptions(select, "Texas");
    await expect(select).toHaveValue("TX");
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "الولاية",
    placeholder: "كل الولايات",
    defaultValue: "GA",
  },
};
