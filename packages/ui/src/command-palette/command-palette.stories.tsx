import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.js";
import { FileText, ShieldCheck } from "../icons/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import type { CommandSource } from "./command.js";
import { CommandPalette } from "./command-palette.js";
import { useCommandShortcut } from "./use-command-shortcut.js";

const openLeads = fn();
const openFound = fn();
const search = fn<CommandSource["search"]>();
const sources: readonly CommandSource[] = [{ id: "policies", label: "Policies found", search }];

const meta = {
  title: "Components/CommandPalette",
  component: CommandPalette,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    groups: [
      {
        id: "screens",
        label: "Screens",
        commands: [
          { id: "leads", label: "Leads", icon: <FileText size={16} />, onPress: openLeads },
          { id: "policies", label: "Policies in force", icon: <ShieldCheck size={16} />, onPress: fn() },
          { id: "unpaid", label: "Unpaid policies", description: "Past their due date", onPress: fn() },
        ],
      },
      {
        id: "actions",
        label: "Actions",
        commands: [{ id: "new", label: "New form", shortcut: ["Ctrl", "N"], onPress: fn() }],
      },
    ],
  },
  render: function PaletteOfAPage({ isOpen: initial, ...args }) {
    const [isOpen, setOpen] = useState(initial);
    useCommandShortcut(() => setOpen(true));
    return (
      <>
        <Button onClick={() => setOpen(true)}>Search</Button>
        <CommandPalette {...args} isOpen={isOpen} onOpenChange={(change) => setOpen(change.isOpen)} />
      </>
    );
  },
  beforeEach: () => {
    for (const mock of [openLeads, openFound, search]) mock.mockReset();
    search.mockResolvedValue([{ id: "found", label: "FL-10417", onPress: openFound }]);
  },
  parameters: { docs: { story: { inline: false, height: "420px" } } },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole("combobox", { name: "Search commands" });
const option = (name: string | RegExp) => screen.findByRole("option", { name });

export const Default: Story = {
  tags: ["picture"],
  play: async () => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await expect(await option("Leads")).toHaveAttribute("aria-selected", "true");
  },
};

export const Keyboard: Story = {
  args: { isOpen: false },
  play: async () => {
    await userEvent.keyboard("{Control>}k{/Control}");
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}");
    const last = await option("New form");
    await expect(last).toHaveAttribute("aria-selected", "true");
    await expect(last).toHaveAttribute("aria-keyshortcuts", "Control+N");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(openLeads).toHaveBeenCalledOnce();
  },
};

export const Filtered: Story = {
  play: async () => {
    await userEvent.type(await field(), "policies");
    await waitFor(async () =>
      expect((await screen.findAllByRole("option")).map(({ textContent }) => textContent)).toEqual([
        "Policies in force",
        "Unpaid policiesPast their due date",
      ]),
    );
  },
};

export const NoMatches: Story = {
  play: async () => {
    await userEvent.type(await field(), "nothing like it");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("No matches"));
  },
};

export const Sources: Story = {
  args: { sources },
  play: async () => {
    await userEvent.type(await field(), "FL-1");
    await userEvent.click(await option("FL-10417"));
    await expect(openFound).toHaveBeenCalledOnce();
    await expect(search).toHaveBeenCalledWith(expect.objectContaining({ text: "FL-1" }));
  },
};

/** Enter doesn't choose a result of the text before the last key. */
export const Outdated: Story = {
  args: { sources },
  play: async () => {
    await userEvent.type(await field(), "FL-1");
    await option("FL-10417");
    search.mockReturnValue(new Promise(() => undefined));
    await userEvent.type(await field(), "9{Enter}");
    await expect(openFound).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(openFound).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { sources },
  beforeEach: () => {
    search.mockReturnValue(new Promise(() => undefined));
  },
  play: async () => {
    await userEvent.type(await field(), "FL");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Searching…"));
  },
};

export const Failed: Story = {
  args: { sources },
  beforeEach: () => {
    search.mockRejectedValue(new Error("503"));
  },
  play: async () => {
    await userEvent.type(await field(), "FL");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Search failed."));
  },
};

export const Recent: Story = {
  args: { recentStorageKey: "portico.story-commands" },
  beforeEach: () => localStorage.setItem("portico.story-commands", '["unpaid","gone"]'),
  play: async () => {
    await expect(await screen.findByRole("group", { name: "Recent" })).toHaveTextContent("Unpaid policies");
    await userEvent.type(await field(), "leads{Enter}");
    await expect(localStorage.getItem("portico.story-commands")).toBe('["leads","unpaid","gone"]');
  },
};

export const LongText: Story = {
  args: {
    groups: [
      {
        id: "long",
        label: "Screens",
        commands: Array.from({ length: 40 }, (_, index) => ({
          id: String(index),
          label: `Applications that wait for an answer from the Marketplace, part ${index + 1}`,
          onPress: fn(),
        })),
      },
    ],
  },
};

export const InSpanish: Story = {
  globals: { language: "spanish" },
  play: async () => {
    await expect(await screen.findByRole("dialog", { name: "Comandos" })).toBeVisible();
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    groups: [
      {
        id: "screens",
        label: "الشاشات",
        commands: [
          { id: "leads", label: "العملاء المحتملون", icon: <FileText size={16} />, onPress: openLeads },
          { id: "unpaid", label: "الوثائق غير المدفوعة", description: "بعد تاريخ الاستحقاق", onPress: fn() },
        ],
      },
    ],
  },
};
