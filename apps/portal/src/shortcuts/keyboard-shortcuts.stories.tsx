import { respondWith } from "@portico/renderer/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { ShortcutsStory } from "./shortcuts-story.fixtures.tsx";

const preferences = (shortcuts: boolean) => respondWith(() => Response.json({ shortcuts }));
const meta = {
  title: "Shell/Keyboard shortcuts",
  component: ShortcutsStory,
  args: { onNote: fn(), onUndo: fn() },
  parameters: { layout: "fullscreen" },
  beforeEach: preferences(true),
} satisfies Meta<typeof ShortcutsStory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the list of shortcuts, as soon as the preferences are loaded. */
const openList = async () => {
  await waitFor(async () => {
    await userEvent.keyboard("?");
    await expect(screen.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  });
  return screen.getByRole("dialog", { name: "Keyboard shortcuts" });
};

/** `?` lists all shortcuts of the page. While the list is open, keys do nothing else. */
export const Listed: Story = {
  play: async ({ args }) => {
    const list = within(await openList());
    await expect(list.getByRole("region", { name: "This list" })).toHaveTextContent("Notesn");
    await expect(list.getByRole("region", { name: "General" })).toHaveTextContent("Search and go toCtrl+K");
    await expect(list.getByRole("region", { name: "General" })).toHaveTextContent(
      "Submit the form or dialogCtrl+Enter",
    );
    await expect(list.getByRole("region", { name: "Go to" })).toHaveTextContent("Unpaid Policiesgu");
    await userEvent.keyboard("n");
    await expect(args.onNote).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await userEvent.keyboard("n");
    await expect(args.onNote).toHaveBeenCalledOnce();
  },
};

/** Keys in fields and with modifiers are left alone. */
export const NotInFields: Story = {
  play: async ({ args, canvas }) => {
    await openList();
    await userEvent.keyboard("{Escape}");
    const field = canvas.getByRole("textbox", { name: "Policy number" });
    await userEvent.type(field, "nn");
    await expect(field).toHaveValue("nn");
    field.blur();
    await userEvent.keyboard("{Control>}n{/Control}{Alt>}n{/Alt}{Shift>}N{/Shift}");
    await expect(args.onNote).not.toHaveBeenCalled();
  },
};

export const GoesToAScreen: Story = {
  play: async ({ canvas }) => {
    await openList();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await userEvent.keyboard("gu");
    await expect(await canvas.findByText("Another page")).toBeVisible();
  },
};

/** Keys that are pressed while the shortcuts or the list still load run as soon as they can. */
export const PressedEarly: Story = {
  args: { isLate: true },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard("n");
    const load = canvas.getByRole("button", { name: "Load" });
    await userEvent.click(load);
    await expect(args.onNote).not.toHaveBeenCalled();
    await userEvent.click(load);
    await waitFor(() => expect(args.onNote).toHaveBeenCalledOnce());
  },
};

export const GoesEarly: Story = {
  args: { isLate: true },
  play: async ({ canvas }) => {
    await userEvent.keyboard("gu");
    await userEvent.click(canvas.getByRole("button", { name: "Load" }));
    await expect(await canvas.findByText("Another page")).toBeVisible();
  },
};

/** With single keys turned off, only Ctrl+Z works, once, and withdraws its notification. */
export const TurnedOff: Story = {
  beforeEach: preferences(false),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Assign" }));
    await screen.findByRole("button", { name: "Undo" });
    await userEvent.keyboard("n?{Control>}zz{/Control}");
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(args.onNote).not.toHaveBeenCalled();
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText("25 policies assigned")).not.toBeInTheDocument());
  },
};
