import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { EmptyState } from "../empty-state/index.js";
import { NameValueTable } from "../name-value-table/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Tabs } from "./tabs.js";

const facts = [
  { name: "Policy", value: "FL-10417" },
  { name: "Policy holder", value: "Maria Alvarez" },
];

const meta = {
  title: "Components/Tabs",
  component: Tabs,
  render: function TabsOfAPage(args) {
    const [selectedId, setSelectedId] = useState(args.selectedId);
    const select = (change: { id: string }) => {
      setSelectedId(change.id);
      args.onSelectionChange?.(change);
    };
    return <Tabs {...args} selectedId={selectedId} onSelectionChange={select} />;
  },
  args: {
    label: "Policy FL-10417",
    selectedId: "facts",
    onSelectionChange: fn(),
    tabs: [
      { id: "facts", label: "Facts", content: <NameValueTable items={facts} /> },
      { id: "notes", label: "Notes", count: 12, content: <p>Called, wants a quote for dental.</p> },
      { id: "history", label: "History", content: <EmptyState title="No status yet" /> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["picture"] };
export const ClassesOfParts: Story = {
  args: { classNames: { list: "my-list", tab: "my-tab", panel: "my-panel" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tablist")).toHaveClass("my-list");
    await expect(canvas.getByRole("tab", { name: "Facts" })).toHaveClass("my-tab");
    await expect(canvas.getByRole("tabpanel")).toHaveClass("my-panel");
  },
};
export const Empty: Story = { args: { selectedId: "history" } };

export const Disabled: Story = {
  args: {
    tabs: [
      { id: "facts", label: "Facts", content: "Facts" },
      { id: "money", label: "Commissions", content: "", isDisabled: true },
      { id: "history", label: "History", content: "History of the policy" },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "History" })).toHaveFocus());
    await expect(canvas.getByRole("tabpanel", { name: "History" })).toHaveTextContent(
      "History of the policy",
    );
  },
};

export const KeyboardNavigation: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Facts" })).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "History" })).toHaveFocus());
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ id: "history" });
    await userEvent.keyboard("{Home}{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Notes 12", selected: true })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("tabpanel", { name: "Notes 12" })).toHaveFocus());
  },
};

export const Many: Story = {
  args: {
    selectedId: "2026",
    tabs: Array.from({ length: 24 }, (_, index) => ({
      id: String(2026 - index),
      label: `Year ${2026 - index}`,
      content: `Statements of ${2026 - index}`,
    })),
  },
};

export const LongText: Story = {
  args: {
    tabs: [
      { id: "facts", label: "Household members who are not applying", content: "Two." },
      {
        id: "b",
        label: "Household members who apply for coverage with help to pay for it",
        content: "Three.",
      },
    ],
  },
};

/** The component stores the selected tab. */
export const Uncontrolled: Story = {
  render: ({ selectedId: _, ...args }) => <Tabs {...args} defaultSelectedId="notes" />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("tab", { name: /^Notes/ })).toHaveAttribute("aria-selected", "true");
    canvas.getByRole("tab", { name: /^Notes/ }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("No status yet");
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ id: "history" });
  },
};

/** The next tab is on the left, where ArrowLeft moves. */
export const Arabic: Story = {
  ...arabic,
  args: {
    label: "الوثيقة FL-10417",
    tabs: [
      { id: "facts", label: "البيانات", content: "بيانات الوثيقة" },
      { id: "notes", label: "الملاحظات", count: 12, content: "طلب عرض سعر." },
      { id: "history", label: "السجل", content: "لا يوجد سجل بعد" },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "الملاحظات 12" })).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "السجل" })).toHaveFocus());
  },
};
