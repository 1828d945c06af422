import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Slider } from "./slider.js";

const meta = {
  title: "Components/Slider",
  component: Slider,
  args: { label: "Tax credit used", className: "ui:max-w-96", onChange: fn() },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lowest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("slider", { name: "Tax credit used" })).toHaveValue("0");
    await expect(canvas.getByRole("spinbutton", { name: "Tax credit used" })).toHaveValue("0");
  },
};

export const Hundredths: Story = {
  args: { max: 612.34, step: 0.01, defaultValue: 0.2, suffix: "$", hint: "Per month." },
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole("slider");
    for (const wanted of ["0.3", "0.57", "612.34"]) {
      fireEvent.change(slider, { target: { value: wanted } });
      await expect(canvas.getByRole("spinbutton")).toHaveDisplayValue(wanted);
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: 612.34 }));
    await expect(slider).toHaveAccessibleDescription("Per month.");
  },
};

export const Typed: Story = {
  args: { step: 0.01, max: 50, defaultValue: 10 },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("spinbutton");
    await userEvent.clear(box);
    await userEvent.type(box, "12.5");
    await expect(canvas.getByRole("slider")).toHaveValue("12.5");
    await userEvent.type(box, "0");
    await expect(box).toHaveDisplayValue("12.50");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    await expect(box).toHaveDisplayValue("12.53");
    await userEvent.clear(box);
    await userEvent.type(box, "12,75{Enter}");
    await expect(box).toHaveDisplayValue("12.75");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: 12.75 }));
    await userEvent.clear(box);
    await userEvent.tab();
    await expect(box).toHaveDisplayValue("12.75");
  },
};

/** A number beyond a limit becomes that limit when the user leaves it, and the field says so. */
export const Clamped: Story = {
  args: { step: 0.01, max: 176.1, defaultValue: 10, hint: "Up to $176.10" },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("spinbutton");
    for (const [text, limit] of [
      ["900", "176.1"],
      ["-5", "0"],
      ["176.11", "176.1"],
      ["900", "176.1"],
    ] as const) {
      await userEvent.clear(box);
      await userEvent.type(box, text);
      await expect(box).toHaveDisplayValue(text);
      await userEvent.keyboard("{Enter}");
      await expect(box).toHaveDisplayValue(limit);
      await expect(box).not.toHaveAttribute("aria-invalid");
      await expect(canvas.getByRole("slider")).toHaveValue(limit);
      await expect(canvas.getByRole("status")).toHaveTextContent(
        `Changed to ${limit}, the nearest possible number.`,
      );
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: 176.1 }));
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.queryByRole("status")).not.toBeInTheDocument();
    await expect(canvas.getByText("Up to $176.10")).toBeVisible();
  },
};

/** What is no possible value stays, with an error, and changes nothing. */
export const Kept: Story = {
  args: { step: 5, max: 50, defaultValue: 10 },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("spinbutton");
    const slider = canvas.getByRole<HTMLInputElement>("slider");
    const texts = [
      ["12", "Enter a multiple of 5."],
      ["1.5", /^Enter a whole number/],
      ["2e1", /^Enter a number such as/],
    ] as const;
    for (const [text, problem] of texts) {
      await userEvent.clear(box);
      await userEvent.type(box, text);
      await expect(box).not.toHaveAttribute("aria-invalid");
      await userEvent.tab();
      await expect(box).toHaveDisplayValue(text);
      await expect(box).toHaveAccessibleDescription(problem);
      await expect(slider.validity.customError).toBe(true);
      await expect(slider).toHaveValue("10");
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    fireEvent.change(slider, { target: { value: "20" } });
    await expect(box).toHaveDisplayValue("20");
    await expect(box).not.toHaveAttribute("aria-invalid");
    await expect(slider.validity.customError).toBe(false);
  },
};

export const Keyboard: Story = {
  args: { defaultValue: 50, formatValue: (value) => `${value} percent` },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider");
    await userEvent.tab();
    await waitFor(() => expect(slider).toHaveFocus());
    await expect(slider).toHaveAttribute("aria-valuetext", "50 percent");
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("spinbutton")).toHaveFocus());
  },
};

export const Invalid: Story = {
  args: { error: "Use less than you were granted." },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("slider")).toHaveAccessibleDescription("Use less than you were granted."),
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 30 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("slider")).toBeDisabled();
    await expect(canvas.getByRole("spinbutton")).toBeDisabled();
  },
};

export const InAForm: Story = {
  args: { name: "credit", step: 0.01, defaultValue: 0.1 },
  decorators: [
    (Story) => (
      <PlainForm>
        <Story />
      </PlainForm>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    fireEvent.change(canvas.getByRole("slider"), { target: { value: "0.3" } });
    await expectPosted(canvasElement, [["credit", "0.3"]]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expectPosted(canvasElement, [["credit", "0.1"]]);
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "الرصيد الضريبي المستخدم",
    defaultValue: 30,
  },
};
