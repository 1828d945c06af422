import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { notesOn } from "./notes.fixtures.js";
import { NotesSheet } from "./notes-sheet.js";

const meta = {
  title: "Patterns/NotesSheet",
  component: NotesSheet,
  parameters: { docs: { story: { inline: false, height: "560px" } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    description: "Policy FL-10417",
    notes: notesOn(6),
    attachment: {},
    onMakeNote: fn(async () => undefined),
    onDownload: fn(),
  },
} satisfies Meta<typeof NotesSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Notes: Story = {
  tags: ["picture"],
  play: async () => {
    const text = await screen.findByRole("textbox", { name: "New note" });
    await waitFor(() => expect(text).toHaveFocus());
  },
};
export const ManyNotes: Story = {
  args: { notes: notesOn(80) },
  play: async () => {
    const text = await screen.findByRole("textbox", { name: "New note" });
    await waitFor(() => expect(text).toHaveFocus());
  },
};
export const HasOlder: Story = {
  args: { olderCount: 14, onShowOlder: fn(async () => undefined) },
  play: async () => {
    await expect(await screen.findByText("Showing 6 of 20 notes")).toBeInTheDocument();
    await expect(screen.getByRole("button", { name: "Show older notes" })).toBeInTheDocument();
  },
};
export const Empty: Story = { args: { notes: [] } };

export const ConfirmsUnsavedClose: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole("textbox", { name: "New note" }), "Called");
    await userEvent.keyboard("{Escape}");
    await expect(await screen.findByRole("alertdialog", { name: "Really close?" })).toBeInTheDocument();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
