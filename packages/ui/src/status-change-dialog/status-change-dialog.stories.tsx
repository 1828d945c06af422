import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { type StatusChange, StatusChangeDialog } from "./status-change-dialog.js";

const statuses = [
  "Pending",
  "Pending Payment",
  "Effectuated",
  "Grace Period",
  "Past Due",
  "Cancelled",
  "Terminated",
].map((label) => ({ value: label, label }));

const meta = {
  title: "Patterns/StatusChangeDialog",
  component: StatusChangeDialog,
  parameters: { docs: { story: { inline: false, height: "480px" } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    statuses,
    count: 3,
    onSubmit: fn<(change: StatusChange) => Promise<unknown>>(async () => undefined),
  },
} satisfies Meta<typeof StatusChangeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const inDialog = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
const fill = async (page: ReturnType<typeof within>) => {
  await userEvent.selectOptions(await page.findByRole("combobox", { name: "Status" }), "Grace Period");
  await userEvent.type(page.getByRole("textbox", { name: "Comment" }), "  Called twice.  ");
};
const send = (page: ReturnType<typeof within>) =>
  userEvent.click(page.getByRole("button", { name: "Change Status" }));

export const Empty: Story = {};
export const OneRow: Story = { args: { count: 1 } };
export const Loading: Story = { args: { statuses: [], isLoadingStatuses: true } };

export const StatusesFailed: Story = {
  args: {
    statuses: [],
    statusesError: "The server did not answer within 30 seconds.",
    onRetryStatuses: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const page = inDialog(canvasElement);
    await userEvent.type(await page.findByRole("textbox", { name: "Comment" }), "Called");
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    await expect(args.onRetryStatuses).toHaveBeenCalledTimes(1);
    await send(page);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(page.getByRole("textbox", { name: "Comment" })).toHaveValue("Called");
  },
};

export const Submits: Story = {
  play: async ({ args, canvasElement }) => {
    const page = inDialog(canvasElement);
    await expect(await page.findByRole("dialog")).toHaveAccessibleDescription(
      "This changes the status of 3 rows.",
    );
    await fill(page);
    await send(page);
    await expect(args.onSubmit).toHaveBeenCalledWith({ statusId: "Grace Period", comment: "Called twice." });
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith({ isOpen: false }));
  },
};

export const Invalid: Story = {
  args: { onInvalid: fn() },
  play: async ({ args, canvasElement }) => {
    const page = inDialog(canvasElement);
    const comment = await page.findByRole("textbox", { name: "Comment" });
    const button = page.getByRole("button", { name: "Change Status" });
    await expect(button).toHaveAccessibleDescription("Make a change first");
    await send(page);
    await expect(args.onInvalid).not.toHaveBeenCalled();
    await userEvent.type(comment, " ");
    await send(page);
    const status = page.getByRole("combobox", { name: "Status" });
    await expect(status).toHaveFocus();
    await expect(status).toHaveAccessibleDescription("Choose a status.");
    await expect(comment).toHaveAccessibleDescription("Enter a comment.");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onInvalid).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAccessibleDescription("Fix the errors first");
    await fill(page);
    await expect(button).not.toHaveAttribute("aria-disabled");
  },
};

export const SubmitFailed: Story = {
  args: {
    onSubmit: fn<(change: StatusChange) => Promise<unknown>>(async () => {
      throw new Error("2 of 3 policies are terminated and keep their status.");
    }),
  },
  play: async ({ args, canvasElement }) => {
    const page = inDialog(canvasElement);
    await fill(page);
    await send(page);
    await expect(await page.findByRole("alert")).toHaveTextContent(/2 of 3 policies are terminated/);
    await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("Grace Period");
    await expect(page.getByRole("textbox", { name: "Comment" })).toHaveValue("  Called twice.  ");
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { onSubmit: fn<(change: StatusChange) => Promise<unknown>>(() => new Promise(() => undefined)) },
  play: async ({ canvasElement }) => {
    const page = inDialog(canvasElement);
    await fill(page);
    await send(page);
    await expect(page.getByRole("button", { name: "Change Status" })).toHaveAttribute("aria-busy", "true");
  },
};

export const ConfirmsUnsavedClose: Story = {
  play: async ({ args, canvasElement }) => {
    const page = inDialog(canvasElement);
    await userEvent.type(await page.findByRole("textbox", { name: "Comment" }), "Called");
    await userEvent.click(page.getByRole("button", { name: "Cancel" }));
    await expect(await page.findByRole("alertdialog", { name: "Really close?" })).toBeInTheDocument();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole("button", { name: "Close without saving" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith({ isOpen: false });
  },
};

export const OptionalComment: Story = {
  args: {
    isCommentRequired: false,
    describeCount: (count) => `${count} policies`,
  },
  play: async ({ args, canvasElement }) => {
    const page = inDialog(canvasElement);
    await expect(await page.findByText(/3 policies/)).toBeInTheDocument();
    await expect(page.getByRole("textbox", { name: "Comment" })).not.toBeRequired();
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Status" }), "Pending");
    await send(page);
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ statusId: "Pending", comment: "" }));
  },
};
