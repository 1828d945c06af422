import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../button/button.js";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { NumberField } from "./number-field.js";

const meta = {
  title: "Components/NumberField",
  component: NumberField,
  args: { label: "Household members", min: 1, max: 20, className: "ui:max-w-60", onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("spinbutton", { name: "Household members" });
    await expect(box).toHaveValue("");
    await expect(box).toHaveAttribute("aria-valuemin", "1");
  },
};

export const Filled: Story = {
  args: { defaultValue: 4, suffix: "members", hint: "Everyone on the tax return." },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("spinbutton", { name: "Household members" });
    await expect(box).toHaveValue("4");
    await expect(box).toHaveAccessibleDescription("Everyone on the tax return. members");
  },
};

export const Invalid: Story = {
  args: { error: "At least 1 member" },
  play: async ({ canvas }) => expect(canvas.getByRole("spinbutton")).toBeInvalid(),
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 3 },
  play: async ({ canvas }) => expect(canvas.getByRole("spinbutton")).toBeDisabled(),
};

export const Keyboard: Story = {
  args: { step: 0.01, min: 0 },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("spinbutton");
    await userEvent.type(box, "1.50");
    await expect(box).toHaveDisplayValue("1.50");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: 1.5 }));
    await userEvent.tab();
    await expect(box).toHaveDisplayValue("1.5");
    await userEvent.click(box);
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
    await expect(box).toHaveDisplayValue("1.51");
    await expect(box).toHaveAttribute("aria-valuenow", "1.51");
    await userEvent.clear(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: null }));
  },
};

/** A text that is no whole number stays, so 1.5 becomes neither 15 nor 1. */
export const Kept: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>("spinbutton");
    const texts = [
      ["1.5", /^Enter a whole number/],
      ["2,75", /^Enter a whole number/],
      ["4 people", /^Enter a number such as 1,234\./],
      ["1e3", /^Enter a number/],
    ] as const;
    for (const [text, problem] of texts) {
      for (const enter of [(typed: string) => userEvent.type(box, typed), userEvent.paste]) {
        await userEvent.clear(box);
        await enter(text);
        await userEvent.keyboard("{ArrowUp}");
        await userEvent.tab();
        await expect(box).toHaveDisplayValue(text);
        await expect(box).toBeInvalid();
        await expect(box).toHaveAccessibleDescription(problem);
        await expect(box).not.toHaveAttribute("aria-valuenow");
        await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: Number.NaN }));
        await userEvent.click(box);
      }
    }
    await userEvent.clear(box);
    await userEvent.type(box, "1,234");
    await userEvent.tab();
    await expect(box).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: 1234 }));
  },
};

/** A reset of the page replaces a text that is no number. */
export const Replaced: Story = {
  render: function Resettable(args) {
    const [members, setMembers] = useState<number | null>(null);
    return (
      <>
        <NumberField {...args} value={members} onChange={({ value }) => setMembers(value)} />
        <Button onClick={() => setMembers(null)}>Start over</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("spinbutton");
    await userEvent.type(box, "x");
    await userEvent.click(canvas.getByRole("button", { name: "Start over" }));
    await expect(box).toHaveDisplayValue("");
    await expect(box).toBeValid();
  },
};

export const InAForm: Story = {
  args: { name: "members", defaultValue: 2 },
  decorators: [
    (Story) => (
      <PlainForm>
        <Story />
      </PlainForm>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole("spinbutton");
    await userEvent.clear(box);
    await userEvent.type(box, "5");
    await expectPosted(canvasElement, [["members", "5"]]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expectPosted(canvasElement, [["members", "2"]]);
    await expect(box).toHaveValue("2");
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "أفراد الأسرة",
    defaultValue: 4,
  },
};
