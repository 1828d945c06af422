import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { NameValueTable } from "../name-value-table/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { statusHistory } from "./status-history.fixtures.js";
import { Timeline } from "./timeline.js";

const meta = {
  title: "Components/Timeline",
  component: Timeline,
  args: { entries: statusHistory(5), className: "ui:max-w-md", "aria-label": "History of FL-10417" },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Entries: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "History of FL-10417" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(5);
    await expect(canvas.getByText("2026/03/28 10:05")).toBeVisible();
  },
};
export const OneEntry: Story = { args: { entries: statusHistory(1) } };
export const ManyEntries: Story = { args: { entries: statusHistory(60) } };
export const WithDetails: Story = {
  tags: ["picture"],
  args: {
    entries: statusHistory(2).map((entry) => ({
      ...entry,
      body: (
        <NameValueTable
          nameWidth="7rem"
          items={[
            { name: "Assigned to", value: "Rafael Ortiz" },
            { name: "Comment", value: entry.body },
          ]}
        />
      ),
    })),
  },
};
export const LongText: Story = {
  args: {
    entries: [
      {
        id: "1",
        title: "Waiting for documents of the second applicant and of everyone else in the household",
        at: "2026-03-28T10:05:00",
        author: "Maria del Carmen Fernández de la Vega y Rodríguez",
        body: `First line of the comment.\nSecond line, with a reference that has no break: ${"x".repeat(90)}`,
        tone: "warning",
      },
    ],
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    "aria-label": "سجل FL-10417",
    entries: [
      {
        id: "1",
        title: "سارية",
        tone: "success",
        body: "(305) 555-0142",
        author: "دانة خليل",
        at: "2026-03-28T10:05:00",
      },
      { id: "2", title: "قيد الانتظار", at: "2026-03-27T10:05:00" },
    ],
  },
};
