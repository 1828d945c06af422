import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { FormatProvider } from "../format-provider/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import type { MonthEvent } from "./month-event.js";
import { MonthView } from "./month-view.js";

const events: readonly MonthEvent[] = [
  {
    id: "1",
    title: "Ana Acosta",
    start: "2026-02-26",
    end: "2026-03-03",
    tone: "success",
    status: "Approved",
  },
  { id: "2", title: "Wei Chandler", start: "2026-03-10", tone: "info", status: "Requested", href: "#wei" },
  { id: "3", title: "James Whitfield", start: "2026-03-10", end: "2026-03-17", status: "Taken" },
  { id: "4", title: "Rosa Delgado", start: "2026-03-10", tone: "danger", status: "Rejected", href: "#rosa" },
  { id: "5", title: "Marcus Okafor", start: "2026-03-10", tone: "warning", status: "Waiting" },
  { id: "6", title: "Office closed", start: "2026-03-20" },
];

const meta = {
  title: "Components/MonthView",
  component: MonthView,
  args: { events, defaultMonth: "2026-03-10", onMonthChange: fn(), onSelectedDayChange: fn() },
} satisfies Meta<typeof MonthView>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Pick<Story, "decorators"> = {
  decorators: [
    (Story) => (
      <div style={{ width: "18rem" }}>
        <Story />
      </div>
    ),
  ],
};

/** Events of several days have bars over them. A day with more events than fit opens all of them. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ args, canvas }) => {
    const grid = canvas.getByRole("grid", { name: "March 2026" });
    await expect(within(grid).getAllByRole("columnheader")[0]).toHaveTextContent("Sun");
    await expect(canvas.getByText("Ana Acosta · Approved")).toBeVisible();
    // One bar in each of two weeks.
    await expect(canvas.getAllByText("James Whitfield · Taken")).toHaveLength(2);
    await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
    await expect(canvas.getByText("Marcus Okafor · Waiting")).not.toBeVisible();
    const more = canvas.getByRole("button", { name: "+2 more, Tuesday, March 10, 2026, 4 events" });
    await userEvent.click(more);
    const dialog = await canvas.findByRole("dialog", { name: "2026/03/10" });
    await expect(within(dialog).getAllByRole("listitem")).toHaveLength(4);
    await expect(within(dialog).getByText("2026/03/10 – 2026/03/17")).toBeVisible();
    await expect(args.onSelectedDayChange).toHaveBeenLastCalledWith({ day: "2026-03-10" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(more).toHaveFocus();
    await expect(args.onSelectedDayChange).toHaveBeenLastCalledWith({ day: undefined });
  },
};

/** In a narrow container, and on phones, days have dots, and the events are in a list. */
export const Narrow: Story = {
  ...narrow,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
    await userEvent.click(canvas.getByRole("button", { name: "Tuesday, March 17, 2026, 1 event" }));
    await expect(canvas.getByRole("listitem")).toHaveTextContent("James Whitfield");
    await expect(canvas.getByText("2026/03/17", { exact: true })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Wednesday, March 18, 2026" }));
    await expect(canvas.getByText("No events")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show the whole month" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const day = (name: RegExp) => canvas.getByRole("button", { name });
    day(/^Tuesday, March 10/).focus();
    const moves = [
      ["{ArrowRight}", /^Wednesday, March 11/],
      ["{ArrowDown}", /^Wednesday, March 18/],
      ["{Home}", /^Sunday, March 15/],
      ["{End}{ArrowUp}", /^Saturday, March 14/],
      ["{PageDown}", /^Tuesday, April 14/],
      ["{PageUp}{ArrowLeft}", /^Friday, March 13/],
    ] as const;
    for (const [keys, name] of moves) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(day(name)).toHaveFocus());
    }
    await expect(args.onMonthChange).toHaveBeenCalledWith({ month: "2026-04-01" });
    await userEvent.keyboard("{Enter}");
    const dialog = await canvas.findByRole("dialog", { name: "2026/03/13" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(day(/^Friday, March 13/)).toHaveFocus();
  },
};

export const OtherMonths: Story = {
  render: function Controlled(args) {
    const [month, setMonth] = useState("2026-03-01");
    return (
      <MonthView
        {...args}
        month={month}
        onMonthChange={(change) => {
          setMonth(change.month);
          args.onMonthChange?.(change);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Previous month" }));
    await expect(canvas.getByRole("grid", { name: "February 2026" })).toBeVisible();
    await expect(canvas.getByText("Ana Acosta · Approved")).toBeVisible();
    await expect(args.onMonthChange).toHaveBeenLastCalledWith({ month: "2026-02-01" });
    await userEvent.click(canvas.getByRole("button", { name: "Next year" }));
    await expect(canvas.getByRole("grid", { name: "February 2027" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Today" }));
    const today = canvas.getAllByRole("button").find((one) => one.ariaCurrent === "date");
    await expect(today).toHaveAttribute("tabindex", "0");
  },
};

/** Events without a page can open something else. */
export const WithActions: Story = {
  ...narrow,
  args: { onEventPress: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("link", { name: "Wei Chandler" })).toHaveAttribute("href", "#wei");
    await userEvent.click(canvas.getByRole("button", { name: "Office closed" }));
    await expect(args.onEventPress).toHaveBeenLastCalledWith({ event: events[5] });
  },
};

export const Loading: Story = {
  args: { events: [], placeholder: <p role="status">Loading…</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeVisible();
    await expect(canvas.queryByText("No events")).not.toBeInTheDocument();
  },
};

export const Empty: Story = { ...narrow, args: { events: [], empty: <p>No time off.</p> } };

/** Where there is space for bars, too. */
export const EmptyMonth: Story = {
  args: { defaultMonth: "2026-06-01" },
  play: async ({ canvas }) => expect(canvas.getByText("No events")).toBeVisible(),
};

export const LongText: Story = {
  args: { events: events.map((event) => ({ ...event, title: `${event.title} `.repeat(8).trim() })) },
};

/** The week begins as the locale says. */
export const InSpanish: Story = {
  globals: { language: "spanish" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("columnheader")[0]).toHaveTextContent("lun");
    await expect(canvas.getByRole("button", { name: /^\+2 más/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Hoy" })).toBeVisible();
  },
};

export const FormatOfItsHost: Story = {
  ...narrow,
  render: (args) => (
    <FormatProvider datePattern="MM/DD/YYYY" locale="de-DE">
      <MonthView {...args} />
    </FormatProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("grid", { name: "März 2026" })).toBeVisible();
    await expect(canvas.getByText("02/26/2026 – 03/03/2026")).toBeVisible();
  },
};

/** Weeks begin on the right, and a bar that goes on in the next week is cut off on the left. */
export const Arabic: Story = {
  ...arabic,
  args: { events: events.map((event) => ({ ...event, status: "إجازة" })) },
};
