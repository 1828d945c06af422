import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";
import { FormatProvider } from "../format-provider/format-provider.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { TimeField } from "./time-field.js";

const meta = {
  title: "Components/TimeField",
  component: TimeField,
  args: { label: "Call at", className: "ui:max-w-48", onChange: fn() },
  globals: { formats: "locale" },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole("textbox", { name: "Call at" })).toHaveValue(""),
};

export const Filled: Story = {
  args: { defaultValue: "14:30" },
  play: async ({ canvas }) => expect(canvas.getByRole("textbox")).toHaveValue("2:30 PM"),
};

export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.type(box, "915a");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: "09:15" }));
    await userEvent.tab();
    await expect(box).toHaveValue("9:15 AM");
  },
};

export const NotATime: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>("textbox");
    await userEvent.type(box, "25:00");
    await userEvent.tab();
    await expect(box).toHaveValue("25:00");
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("Enter a time, for example 2:30 PM.");
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: "09:00" },
  play: async ({ canvas }) => expect(canvas.getByRole("textbox")).toBeDisabled(),
};

export const InAForm: Story = {
  args: { name: "time", defaultValue: "09:00" },
  decorators: [
    (Story) => (
      <PlainForm>
        <Story />
      </PlainForm>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.clear(canvas.getByRole("textbox"));
    await userEvent.type(canvas.getByRole("textbox"), "2:30 pm");
    await expectPosted(canvasElement, [["time", "14:30"]]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expectPosted(canvasElement, [["time", "09:00"]]);
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "اتصل في",
    defaultValue: "14:30",
  },
};

/** German has 24 hours. */
export const InGerman: Story = {
  args: { defaultValue: "14:30" },
  render: (args) => (
    <FormatProvider locale="de">
      <TimeField {...args} />
    </FormatProvider>
  ),
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("textbox");
    await expect(box).toHaveValue("14:30");
    await userEvent.clear(box);
    await expect(box).toHaveAttribute("placeholder", "HH:MM");
    await userEvent.type(box, "2:30 PM");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: "14:30" }));
  },
};
