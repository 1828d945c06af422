import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";
import { FormatProvider } from "../format-provider/format-provider.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { DateOfBirthField } from "./date-of-birth-field.js";

const meta = {
  title: "Components/DateOfBirthField",
  component: DateOfBirthField,
  args: { label: "Date of birth", className: "ui:max-w-88", lastYear: 2026, onChange: fn() },
} satisfies Meta<typeof DateOfBirthField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Date of birth" })).toBeVisible();
    const years = within(canvas.getByRole("combobox", { name: "Year" })).getAllByRole("option");
    // 110 years and the empty option.
    await expect(years).toHaveLength(111);
    await expect(years.at(-1)).toHaveTextContent("1917");
  },
};

export const Filled: Story = {
  args: { defaultValue: "1980-02-29", hint: "As on the Social Security card." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Month" })).toHaveDisplayValue("February");
    await expect(canvas.getByRole("combobox", { name: "Day" })).toHaveDisplayValue("29");
    await expect(canvas.getByRole("combobox", { name: "Year" })).toHaveDisplayValue("1980");
  },
};

export const DaysOfTheMonth: Story = {
  args: { defaultValue: "1980-02-29" },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Year" }), "1981");
    const day = canvas.getByRole("combobox", { name: "Day" });
    await expect(day).toHaveDisplayValue("Day");
    await expect(within(day).queryByRole("option", { name: "29" })).not.toBeInTheDocument();
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: "" }));
    await userEvent.selectOptions(day, "28");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: "1981-02-28" }));
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    for (const name of ["Month", "Day", "Year"]) {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole("combobox", { name })).toHaveFocus());
    }
  },
};

export const Invalid: Story = {
  args: { error: "Must be 18+", required: true, defaultValue: "2020-01-01" },
  play: async ({ canvas }) => {
    const month = canvas.getByRole("combobox", { name: "Month" });
    await expect(month).toBeInvalid();
    await expect(month).toHaveAccessibleDescription("Must be 18+");
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: "1980-01-01" },
  play: async ({ canvas }) => expect(canvas.getByRole("combobox", { name: "Day" })).toBeDisabled(),
};

export const InAForm: Story = {
  args: { name: "dob" },
  decorators: [
    (Story) => (
      <PlainForm>
        <Story />
      </PlainForm>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Month" }), "March");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Day" }), "9");
    await expectPosted(canvasElement, [["dob", ""]]);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Year" }), "1975");
    await expectPosted(canvasElement, [["dob", "1975-03-09"]]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(canvas.getByRole("combobox", { name: "Month" })).toHaveDisplayValue("Month");
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "تاريخ الميلاد",
    defaultValue: "1975-03-09",
  },
};

/** The parts are in the order of the locale. */
export const InGerman: Story = {
  render: (args) => (
    <FormatProvider locale="de">
      <DateOfBirthField {...args} />
    </FormatProvider>
  ),
  play: async ({ canvas }) => {
    const inOrder = ["Day", "Month", "Year"].map((name) => canvas.getByRole("combobox", { name }));
    await expect(canvas.getAllByRole("combobox")).toEqual(inOrder);
  },
};
