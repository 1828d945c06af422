import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { agents, searchAmong } from "../combobox/agents.fixtures.js";
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

const inDialog = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
const chooseBeatriz = async (page: ReturnType<typeof within>) => {
  const field = await page.findByRole("combobox", { name: "Assign to" });
  await userEvent.type(field, "beatriz");
  await waitFor(() => expect(page.getAllByRole("option")[0]).toHaveTextContent(/^Beatriz/));
  await waitFor(() => expect(field).toHaveAttribute("aria-activedescendant"));
  await waitFor(() => expect(page.getAllByRole("option").length).toBeLessThan(60));
  await userEvent.keyboard("{Enter}");
};

export const Empty: Story = {};
export const OneRow: Story = { args: { count: 1, assigned: all[0] ?? null } };

export const Searching: Story = {
  play: async ({ canvasElement }) => {
    const page = inDialog(canvasElement);
    await userEvent.click(await page.findByRole("combobox", { name: "Assign to" }));
    await waitFor(() => expect(page.getAllByRole("option")).toHaveLength(60));
    await userEvent.keyboard("{Escape}");
    await expect(page.queryByRole("listbox")).not.toBeInTheDocument();
    await expect(page.getByRole("dialog")).toBeInTheDocument();
    await userEvent.click(page.getByRole("combobox", { name: "Assign to" }));
    await waitFor(() => expect(page.getAllByRole("option")).toHaveLength(60));
  },
};

export const Submits: Story = {
  play: async ({ args, canvasElement }) => {
    const page = inDialog(canvasElement);
    await expect(await page.findByRole("dialog")).toHaveAccessibleDescription(
      "This assigns 12 rows to one person.",
    );
    await chooseBeatriz(page);
    await userEvent.click(page.getByRole("button", { name: "Assign" }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      person: expect.objectContaining({ label: expect.stringMatching(/^Beatriz/) }),
    });
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith({ isOpen: false }));
  },
};

export const Invalid: Story = {
  args: { onInvalid: fn(), assigned: all[0] ?? null },
  play: async ({ args, canvasElement }) => {
    const page = inDialog(canvasElement);
    const field = await page.findByRole("combobox", { name: "Assign to" });
    const button = page.getByRole("button", { name: "Assign" });
    await expect(button).toHaveAccessibleDescription("Make a change first");
    await userEvent.clear(field);
    await userEvent.click(button);
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription("Choose a person.");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onInvalid).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAccessibleDescription("Fix the errors first");
    await chooseBeatriz(page);
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
  play: async ({ canvasElement }) => {
    const page = inDialog(canvasElement);
    await chooseBeatriz(page);
    await userEvent.click(page.getByRole("button", { name: "Assign" }));
    await expect(await page.findByRole("alert")).toHaveTextContent(/FL-10417 is closed/);
    await expect(page.getByRole("combobox", { name: "Assign to" })).toHaveDisplayValue(/^Beatriz/);
  },
};
