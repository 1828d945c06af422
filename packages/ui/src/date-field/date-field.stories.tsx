import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";
import { FormatProvider } from "../format-provider/format-provider.js";
import { keptStory, understoodStory } from "../formatted-field/formatted-field-stories.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { DateField } from "./date-field.js";

const meta = {
  title: "Components/DateField",
  component: DateField,
  args: { label: "Effective date", className: "ui:max-w-60", onChange: fn() },
  parameters: { docs: { story: { inline: false, height: "420px" } } },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const changedTo = (value: string) => expect.objectContaining({ value });

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Effective date" })).toHaveValue("");
    await expect(canvas.getByRole("button", { name: "Choose a date" })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
  },
};

export const Filled: Story = {
  args: { defaultValue: "2026-03-31", hint: "The first day of coverage." },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    await expect(box).toHaveValue("2026/03/31");
    await expect(box).toHaveAccessibleDescription("The first day of coverage.");
  },
};

export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.type(box, "2026/3/1");
    await expect(box).toHaveValue("2026/3/1");
    await expect(args.onChange).toHaveBeenLastCalledWith(changedTo("2026-03-01"));
    await userEvent.tab();
    await expect(box).toHaveValue("2026/03/01");
  },
};

/** As uploads read them: two digits of a year mean the latest possible one. */
export const TwoDigitYear: Story = understoodStory([
  ["1/5/27", "2027/01/05", "2027-01-05"],
  ["01-05-27", "2027/01/05", "2027-01-05"],
  ["1/5/2027", "2027/01/05", "2027-01-05"],
  ["１/５/２７", "2027/01/05", "2027-01-05"],
]);

export const TwoDigitYearOfBirth: Story = {
  args: { max: "2026-11-27" },
  ...understoodStory([
    ["2/3/61", "1961/02/03", "1961-02-03"],
    ["2/3/26", "2026/02/03", "2026-02-03"],
  ]),
};

export const DayFirst: Story = {
  decorators: [
    (Field) => (
      <FormatProvider datePattern="DD/MM/YYYY">
        <Field />
      </FormatProvider>
    ),
  ],
  ...understoodStory([
    ["1/5/27", "01/05/2027", "2027-05-01"],
    ["31/12/2027", "31/12/2027", "2027-12-31"],
    ["2027-05-01", "01/05/2027", "2027-05-01"],
  ]),
};

export const Kept: Story = keptStory([
  ["13/1/27", /^Enter a date/],
  ["1/5", /^Enter a date/],
  ["1/5/27 or so", /^Enter a date/],
]);

export const NotADate: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>("textbox");
    await userEvent.type(box, "2026/02/30");
    // No error is shown while typing.
    await expect(box).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(box).toHaveValue("2026/02/30");
    await expect(box).toHaveAccessibleDescription(/^Enter a date as YYYY\/MM\/DD/);
    await expect(box.validationMessage).toMatch(/^Enter a date/);
    await expect(args.onChange).toHaveBeenLastCalledWith(changedTo("2026/02/30"));
    await userEvent.clear(box);
    await userEvent.type(box, "2026/02/28");
    await userEvent.tab();
    await expect(box).toBeValid();
    await expect(box).not.toHaveAccessibleDescription();
  },
};

export const OutsideItsLimits: Story = {
  args: {
    min: "2026-03-10",
    max: "2026-03-20",
    isDayDisabled: (day) => day === "2026-03-15",
    defaultValue: "2026-03-09",
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    const enter = async (text: string) => {
      await userEvent.clear(box);
      await userEvent.type(box, text);
      await userEvent.tab();
    };
    await expect(box).toHaveAccessibleDescription("Choose 2026/03/10 or a later date.");
    await enter("2026/03/21");
    await expect(box).toHaveAccessibleDescription("Choose 2026/03/20 or an earlier date.");
    await enter("2026/03/15");
    await expect(box).toHaveAccessibleDescription("This date isn't available. Choose another one.");
  },
};

export const Open: Story = {
  args: { defaultValue: "2026-03-18", min: "2026-03-05", isDayDisabled: (day) => day === "2026-03-16" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose a date" }));
    await expect(canvas.getByRole("dialog", { name: "Choose a date" })).toBeVisible();
    await expect(canvas.getByRole("grid", { name: "March 2026" })).toBeVisible();
    await expect(canvas.getByRole("gridcell", { selected: true })).toHaveTextContent("18");
    const early = canvas.getByRole("button", { name: "Wednesday, March 4, 2026" });
    await expect(early).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(early);
    await userEvent.click(canvas.getByRole("button", { name: "Monday, March 16, 2026" }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Friday, March 20, 2026" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(changedTo("2026-03-20"));
    await expect(canvas.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Choose a date" }));
  },
};

export const Keyboard: Story = {
  args: { defaultValue: "2026-03-18" },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("textbox");
    box.focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    const day = (name: string) => canvas.getByRole("button", { name });
    await waitFor(() => expect(day("Wednesday, March 18, 2026")).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await waitFor(() => expect(day("Thursday, March 26, 2026")).toHaveFocus());
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(day("Sunday, March 22, 2026")).toHaveFocus());
    await userEvent.keyboard("{PageUp}");
    await waitFor(() => expect(day("Sunday, February 22, 2026")).toHaveFocus());
    await userEvent.keyboard("{Shift>}{PageDown}{/Shift}");
    await waitFor(() => expect(day("Monday, February 22, 2027")).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Previous year" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("grid", { name: "February 2026" })).toBeVisible();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(changedTo("2026-02-22"));
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}{Escape}");
    await expect(canvas.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() => expect(box).toHaveFocus());
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: "2026-03-18" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeDisabled();
    await expect(canvas.getByRole("button")).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: "2026-03-18" },
  play: async ({ canvas }) => expect(canvas.getByRole("button")).toBeDisabled(),
};

export const Invalid: Story = {
  args: { error: "Enter the effective date.", required: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("Enter the effective date."),
};

export const InAForm: Story = {
  args: { name: "effectiveDate", defaultValue: "2026-01-01" },
  decorators: [
    (Story) => (
      <PlainForm>
        <Story />
      </PlainForm>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.clear(canvas.getByRole("textbox"));
    await userEvent.type(canvas.getByRole("textbox"), "12/31/2026");
    await expectPosted(canvasElement, [["effectiveDate", "2026-12-31"]]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expectPosted(canvasElement, [["effectiveDate", "2026-01-01"]]);
    await expect(canvas.getByRole("textbox")).toHaveValue("2026/01/01");
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "تاريخ السريان",
    defaultValue: "2026-03-18",
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "اختر تاريخًا" }));
    await expect(canvas.getByRole("dialog", { name: "اختر تاريخًا" })).toBeVisible();
  },
};

/** Without settings of the host, dates are as in the locale. */
export const InTheLocale: Story = {
  globals: { formats: "locale" },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("textbox");
    await expect(box).toHaveAttribute("placeholder", "MM/DD/YYYY");
    await userEvent.type(box, "soon");
    await userEvent.tab();
    await expect(box).toHaveAccessibleDescription("Enter a date as MM/DD/YYYY, for example 03/31/2026.");
    for (const typed of ["3/31/26", "2026-03-31"]) {
      await userEvent.clear(box);
      await userEvent.type(box, typed);
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: "2026-03-31" }));
      await userEvent.tab();
      await expect(box).toHaveValue("03/31/2026");
    }
  },
};

/** The day comes first in German, and the week starts on a Monday. */
export const InGerman: Story = {
  globals: { formats: "locale" },
  args: { defaultValue: "2026-03-31" },
  render: (args) => (
    <FormatProvider locale="de">
      <DateField {...args} />
    </FormatProvider>
  ),
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("textbox");
    await expect(box).toHaveValue("31.03.2026");
    await userEvent.clear(box);
    await userEvent.type(box, "1.4.26");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: "2026-04-01" }));
    await userEvent.click(canvas.getByRole("button", { name: "Choose a date" }));
    await expect(canvas.getByRole("grid", { name: "April 2026" })).toBeVisible();
    await expect(canvas.getAllByRole("columnheader")[0]).toHaveTextContent("Mo");
  },
};
