import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { FittedPolicies } from "./fitted-policies.fixtures.js";
import { policies } from "./policies.fixtures.js";

/** The same table in the widths of screens. The status has the first priority, the agent of record the last. */
const meta = {
  title: "Components/DataTable/Fit",
  component: FittedPolicies,
  args: { width: 1440, rows: policies(12) },
  argTypes: { rows: { control: false } },
  // All widths have the place that they need.
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof FittedPolicies>;

export default meta;
type Story = StoryObj<typeof meta>;

const headers = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("thead tr:last-child > th")].map(({ textContent }) => textContent);

export const Phone: Story = {
  args: { width: 390 },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(headers(canvasElement)).toEqual(["Policy", "Status", "+8 columns"]));
    const more = canvas.getByRole("button", { name: /^\+8 columns: show Policy holder, Plan, / });
    await expect(more).toBeVisible();
  },
};

export const Tablet: Story = {
  args: { width: 768 },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(headers(canvasElement)).toContain("Status"));
    const scroller = canvasElement.querySelector(".portico-table-scroller");
    await expect(scroller?.scrollWidth).toBe(scroller?.clientWidth);
    await expect(canvas.getByRole("button", { name: /columns: show/ })).toHaveTextContent(/^\+\d columns$/);
  },
};

/** One click shows the columns that left. The table then scrolls, until another click hides them again. */
export const ShowAllColumns: Story = {
  args: { width: 768 },
  play: async ({ canvas, canvasElement }) => {
    const more = await canvas.findByRole("button", { name: /columns: show/ });
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(more);
    await expect(headers(canvasElement)).toHaveLength(11);
    const less = canvas.getByRole("button", { name: "Fit columns", expanded: true });
    await expect(less).toHaveFocus();
    const scroller = canvasElement.querySelector(".portico-table-scroller");
    await expect(scroller?.scrollWidth).toBeGreaterThan(scroller?.clientWidth ?? 0);
    await userEvent.click(less);
    await expect(headers(canvasElement)).not.toContain("Agent of record");
  },
};

/** In the menu, the columns that left are not checked. One that is checked stays. */
export const KeepColumn: Story = {
  args: { width: 768 },
  play: async ({ canvas, canvasElement }) => {
    await expect(headers(canvasElement)).not.toContain("Agent of record");
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    const agent = await canvas.findByRole("checkbox", { name: "Show Agent of record" });
    await waitFor(() => expect(agent).not.toBeChecked());
    await userEvent.click(agent);
    await waitFor(() => expect(headers(canvasElement)).toContain("Agent of record"));
    await expect(agent).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Reset columns" }));
    await waitFor(() => expect(headers(canvasElement)).not.toContain("Agent of record"));
  },
};

export const Laptop: Story = { args: { width: 1024 } };

export const Desktop: Story = { args: { width: 1440 } };

export const WideScreen: Story = {
  args: { width: 1920 },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(headers(canvasElement)).toHaveLength(10));
    await expect(canvas.queryByRole("button", { name: /columns: show/ })).not.toBeInTheDocument();
  },
};

/** Long pages have the same widths. */
export const LongPage: Story = {
  args: { width: 1024, rows: policies(200) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(headers(canvasElement)).toContain("Status"));
    await expect(headers(canvasElement)).not.toContain("Agent of record");
    const row = canvasElement.querySelector("tbody tr");
    const scroller = canvasElement.querySelector(".portico-table-scroller");
    await expect(row?.clientWidth).toBe(scroller?.clientWidth);
  },
};

export const Loading: Story = { args: { width: 1024, rows: [], isLoading: true } };

export const Arabic: Story = { ...arabic, args: { width: 768 } };
