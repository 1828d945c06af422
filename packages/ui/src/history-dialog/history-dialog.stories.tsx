import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { statusHistory } from "../timeline/status-history.fixtures.js";
import { HistoryDialog } from "./history-dialog.js";

const meta = {
  title: "Patterns/HistoryDialog",
  component: HistoryDialog,
  parameters: { docs: { story: { inline: false, height: "520px" } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    description: "Policy FL-10417",
    entries: statusHistory(5),
  },
} satisfies Meta<typeof HistoryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async () => {
    const sheet = await screen.findByRole("dialog", { name: "History" });
    await expect(within(sheet).getAllByRole("listitem")).toHaveLength(5);
  },
};
export const Empty: Story = {
  args: { entries: [], empty: "No status yet" },
  play: async () => {
    await expect(await screen.findByText("No status yet")).toBeInTheDocument();
    // Not the X, whose tooltip would show.
    await waitFor(() => expect(screen.getByRole("dialog", { name: "History" })).toHaveFocus());
  },
};
export const Loading: Story = { args: { entries: [], isLoading: true } };
export const Failed: Story = {
  args: { entries: [], error: "The server did not answer within 30 seconds.", onRetry: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const ManyEntries: Story = { args: { entries: statusHistory(120) } };

export const Arabic: Story = {
  ...arabic,
  args: {
    description: "الوثيقة FL-10417",
  },
};
