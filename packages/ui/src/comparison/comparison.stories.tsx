import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import type { ComparedSide } from "./compared-part.js";
import { Comparison } from "./comparison.js";

const meta = {
  title: "Components/Comparison",
  component: Comparison,
  args: {
    beforeLabel: "Version 3",
    afterLabel: "Version 4",
    parts: [
      { id: "premium", label: "Premium", before: "$412.75", after: "$398.10" },
      { id: "phone", label: "Phone", before: "", after: "(305) 555-0142" },
    ],
  },
} satisfies Meta<typeof Comparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("–")).toBeVisible();
  },
};
export const Choice: Story = {
  tags: ["picture"],
  render: function Choosable(args) {
    const [choices, setChoices] = useState<ReadonlyMap<string, ComparedSide>>(
      new Map([["premium", "after"]]),
    );
    return (
      <Comparison
        {...args}
        choices={choices}
        onChoiceChange={({ id, side }) => setChoices((before) => new Map(before).set(id, side))}
      />
    );
  },
  play: async ({ canvas }) => {
    const premium = within(canvas.getByRole("group", { name: "Premium" }));
    await expect(premium.getByRole("radio", { name: "Version 4 $398.10" })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    await expect(premium.getByRole("radio", { name: "Version 3 $412.75" })).toBeChecked();
  },
};
export const Narrow: Story = { args: { className: "ui:max-w-72" } };
export const LongText: Story = {
  args: { parts: [{ id: "note", label: "x".repeat(60), before: "y".repeat(140), after: "z ".repeat(90) }] },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    beforeLabel: "النسخة 3",
    afterLabel: "النسخة 4",
    parts: [
      { id: "premium", label: "القسط", before: "$412.75", after: "$398.10" },
      { id: "phone", label: "الهاتف", before: "", after: "(305) 555-0142" },
    ],
  },
};
