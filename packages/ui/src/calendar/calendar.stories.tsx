import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Calendar } from "./calendar.js";

const meta = {
  title: "Components/Calendar",
  component: Calendar,
  args: { start: "2026-03-10", hasInitialFocus: true, onSelect: fn(), onActivate: fn() },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneDay: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("grid", { name: "March 2026" })).toBeVisible();
    await expect(canvas.getByRole("gridcell", { selected: true })).toHaveTextContent("10");
    await userEvent.click(canvas.getByRole("button", { name: "Friday, March 20, 2026" }));
    await expect(args.onSelect).toHaveBeenLastCalledWith({ day: "2026-03-20" });
  },
};

export const Range: Story = {
  tags: ["picture"],
  args: { end: "2026-03-13" },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole("gridcell", { selected: true }).map((day) => day.textContent)).toEqual([
      "10",
      "11",
      "12",
      "13",
    ]),
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const day = (name: string) => canvas.getByRole("button", { name });
    const moves = [
      ["{ArrowDown}", "Tuesday, March 17, 2026"],
      ["{ArrowLeft}", "Monday, March 16, 2026"],
      ["{Home}", "Sunday, March 15, 2026"],
      ["{End}", "Saturday, March 21, 2026"],
      ["{PageDown}", "Tuesday, April 21, 2026"],
      ["{PageUp}{ArrowUp}", "Saturday, March 14, 2026"],
    ] as const;
    for (const [keys, name] of moves) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(day(name)).toHaveFocus());
    }
    await expect(args.onActivate).toHaveBeenLastCalledWith({ day: "2026-03-14" });
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenLastCalledWith({ day: "2026-03-14" });
  },
};

export const OtherMonths: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next month" }));
    await expect(canvas.getByRole("grid", { name: "April 2026" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Previous year" }));
    await expect(canvas.getByRole("grid", { name: "April 2025" })).toBeVisible();
  },
};

export const Limited: Story = {
  args: { min: "2026-03-09", max: "2026-03-20", isDayDisabled: (day) => day === "2026-03-12" },
  play: async ({ args, canvas }) => {
    for (const name of ["Sunday, March 8, 2026", "Thursday, March 12, 2026", "Saturday, March 21, 2026"]) {
      await userEvent.click(canvas.getByRole("button", { name }));
    }
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Monday, March 9, 2026" }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

/** In a page, it leaves the focus alone. */
export const InPage: Story = {
  args: { hasInitialFocus: false, className: "ui:rounded-lg ui:border ui:border-border" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Tuesday, March 10, 2026" })).not.toHaveFocus();
  },
};

export const InSpanish: Story = {
  globals: { language: "spanish" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("grid", { name: /^marzo de 2026$/i })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Mes siguiente" })).toBeVisible();
  },
};

/** The next day is on the left, where ArrowLeft moves. */
export const Arabic: Story = {
  ...arabic,
  play: async ({ args, canvas }) => {
    const days = canvas.getAllByRole("button").filter(({ dataset }) => dataset.day);
    const day = (iso: string) => days.find(({ dataset }) => dataset.day === iso);
    await waitFor(() => expect(day("2026-03-10")).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(day("2026-03-09")).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await waitFor(() => expect(day("2026-03-11")).toHaveFocus());
    await expect(args.onActivate).toHaveBeenLastCalledWith({ day: "2026-03-11" });
  },
};
