import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { DateRangeField } from "./date-range-field.js";

const meta = {
  title: "Components/DateRangeField",
  component: DateRangeField,
  args: { label: "Created", className: "ui:max-w-88", onChange: fn() },
  parameters: { docs: { story: { inline: false, height: "420px" } } },
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const march = { start: "2026-03-01", end: "2026-03-31" };
const changedTo = (start: string, end: string) => expect.objectContaining({ value: { start, end } });

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Created" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Start date" })).toHaveValue("");
    await expect(canvas.getByRole("textbox", { name: "End date" })).toHaveValue("");
  },
};

export const Typed: Story = {
  args: { defaultValue: march, hint: "Both days are included." },
  play: async ({ args, canvas }) => {
    const end = canvas.getByRole("textbox", { name: "End date" });
    await userEvent.clear(end);
    await userEvent.type(end, "2026/04/15");
    await expect(args.onChange).toHaveBeenLastCalledWith(changedTo("2026-03-01", "2026-04-15"));
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription("Both days are included.");
  },
};

export const EndBeforeStart: Story = {
  args: { defaultValue: { start: "2026-03-31", end: "2026-03-01" } },
  play: async ({ canvas }) => {
    const start = canvas.getByRole("textbox", { name: "Start date" });
    await expect(start).toBeInvalid();
    await expect(start).toHaveAccessibleDescription("The end date can't be before the start date.");
  },
};

export const NotADate: Story = {
  play: async ({ canvas }) => {
    const start = canvas.getByRole("textbox", { name: "Start date" });
    await userEvent.type(start, "March");
    await userEvent.tab();
    await expect(start).toHaveValue("March");
    await expect(start).toHaveAccessibleDescription(/^Enter a date/);
  },
};

export const Keyboard: Story = {
  args: { defaultValue: march },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const day = (name: string) => canvas.getByRole("button", { name });
    await waitFor(() => expect(day("Sunday, March 1, 2026")).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Choose the end date");
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await expect(canvas.getAllByRole("gridcell", { selected: true })).toHaveLength(9);
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(changedTo("2026-03-08", "2026-03-16"));
    await expect(canvas.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Start date" })).toHaveFocus());
  },
};

export const Presets: Story = {
  args: {
    defaultValue: march,
    presets: [
      { label: "January", start: "2026-01-01", end: "2026-01-31" },
      { label: "First quarter", start: "2026-01-01", end: "2026-03-31" },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose a date" }));
    await expect(canvas.getByRole("group", { name: "Quick ranges" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "First quarter" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(changedTo("2026-01-01", "2026-03-31"));
    await userEvent.click(canvas.getByRole("button", { name: "Choose a date" }));
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: march },
  play: async ({ canvas }) => expect(canvas.getByRole("button")).toBeDisabled(),
};

export const Invalid: Story = {
  args: { error: "Enter both dates.", required: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("group")).toHaveAccessibleDescription("Enter both dates."),
};

export const InAForm: Story = {
  args: { name: "created", defaultValue: march },
  decorators: [
    (Story) => (
      <PlainForm>
        <Story />
      </PlainForm>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const start = canvas.getByRole("textbox", { name: "Start date" });
    await userEvent.clear(start);
    await userEvent.type(start, "2026/03/05");
    await expectPosted(canvasElement, [
      ["created.start", "2026-03-05"],
      ["created.end", "2026-03-31"],
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(start).toHaveValue("2026/03/01");
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "تاريخ الإنشاء",
    defaultValue: { start: "2026-01-01", end: "2026-01-31" },
  },
};
