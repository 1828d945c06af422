import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { agents, searchAmong } from "../combobox/agents.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { AssignDialog, type Assignment } from "./assign-dialog.js";

const all = agents(60);

const meta = {
  title: "Patterns/AssignDialog",
  component: AssignDialog,
  parameters: { docs: { story: { inline: false, height: "480px" } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    search: searchAmong(all),
    count: 12,
    onSubmit: fn<(assignment: Assignment) => Promise<unknown>>(async () => undefined),
  },
} satisfies Meta<typeof AssignDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const chooseBeatriz = async () => {
  const field = await screen.findByRole("combobox", { name: "Assign to" });
  await userEvent.type(field, "beatriz");
  await waitFor(() => expect(screen.getAllByRole("option")[0]).toHaveTextContent(/^Beatriz/));
  await waitFor(() => expect(field).toHaveAttribute("aria-activedescendant"));
  await waitFor(() => expect(screen.getAllByRole("option").length).toBeLessThan(60));
  await userEvent.keyboard("{Enter}");
};

export const Empty: Story = {};
export const OneRow: Story = { tags: ["picture"], args: { count: 1, assigned: all[0] ?? null } };

export const Searching: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("combobox", { name: "Assign to" }));
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(60));
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    await expect(screen.getByRole("dialog")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("combobox", { name: "Assign to" }));
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(60));
  },
};

export const Submits: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole("dialog")).toHaveAccessibleDescription(
      "This assigns 12 rows to one person.",
    );
    await chooseBeatriz();
    await userEvent.click(screen.getByRole("button", { name: /^Assign 12 to Beatriz/ }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      person: expect.objectContaining({ label: expect.stringMatching(/^Beatriz/) }),
    });
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith({ isOpen: false }));
  },
};

export const Invalid: Story = {
  args: { onInvalid: fn(), assigned: all[0] ?? null },
  play: async ({ args }) => {
    const field = await screen.findByRole("combobox", { name: "Assign to" });
    const button = screen.getByRole("button", { name: /^Assign 12 to / });
    await expect(button).toHaveAccessibleDescription("Make a change first");
    await userEvent.clear(field);
    await userEvent.click(button);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription("Choose a person.");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onInvalid).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAccessibleDescription("Fix the errors first");
    await chooseBeatriz();
    await expect(button).not.toHaveAttribute("aria-disabled");
  },
};

export const SubmitFailed: Story = {
  args: {
    onSubmit: fn<(assignment: Assignment) => Promise<unknown>>(() => Promise.reject(new Error("rejected"))),
    describeFailure: () => ({
      text: "Two rows no longer qualify, so nothing was assigned.",
      details: ["FL-10417 is closed", "TX-10424 belongs to another agency"],
    }),
  },
  play: async () => {
    await chooseBeatriz();
    await userEvent.click(screen.getByRole("button", { name: /^Assign / }));
    await expect(await screen.findByRole("alert")).toHaveTextContent(/FL-10417 is closed/);
    await expect(screen.getByRole("combobox", { name: "Assign to" })).toHaveDisplayValue(/^Beatriz/);
  },
};

export const Arabic: Story = arabic;
