import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { TextField } from "../text-field/text-field.js";
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

const fill = async () => {
  await userEvent.click(await screen.findByRole("radio", { name: "Grace Period" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Comment" }), "  Called twice.  ");
};
const send = () => userEvent.click(screen.getByRole("button", { name: /^Change status/i }));

export const Empty: Story = {};
export const OneRow: Story = { args: { count: 1 } };
export const Loading: Story = { args: { statuses: [], isLoadingStatuses: true } };

/** The chips take over the focus of the select that was loading. */
export const Loaded: Story = {
  tags: ["picture"],
  render: function Loaded(args) {
    const [isLoadingStatuses, setLoading] = useState(true);
    return (
      <StatusChangeDialog
        {...args}
        isLoadingStatuses={isLoadingStatuses}
        onKeyDown={({ key }) => key === "l" && setLoading(false)}
      />
    );
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Status" })).toHaveFocus());
    await userEvent.keyboard("l");
    await waitFor(() => expect(screen.getByRole("radio", { name: "Pending" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("radio", { name: "Pending Payment" })).toBeChecked();
  },
};

export const ManyStatuses: Story = {
  args: {
    statuses: [
      ...statuses,
      { value: "a", label: "Appealed" },
      { value: "b", label: "Reinstated" },
      { value: "c", label: "Moved" },
    ],
  },
  play: async () => {
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Status" }), "Appealed");
  },
};

export const StatusesFailed: Story = {
  args: {
    statuses: [],
    statusesError: "The server did not answer within 30 seconds.",
    onRetryStatuses: fn(),
  },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole("textbox", { name: "Comment" }), "Called");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(args.onRetryStatuses).toHaveBeenCalledTimes(1);
    await send();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(screen.getByRole("textbox", { name: "Comment" })).toHaveValue("Called");
  },
};

export const Submits: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole("dialog")).toHaveAccessibleDescription(
      "This changes the status of 3 rows.",
    );
    await fill();
    await send();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      statusId: "Grace Period",
      statusLabel: "Grace Period",
      comment: "Called twice.",
    });
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith({ isOpen: false }));
  },
};

export const StatusSelectedAtFirst: Story = {
  args: { defaultStatusId: "Past Due", count: 1 },
  play: async ({ args }) => {
    await expect(await screen.findByRole("radio", { name: "Past Due" })).toBeChecked();
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Comment" })).toHaveFocus());
    await userEvent.keyboard("Called.");
    await send();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      statusId: "Past Due",
      statusLabel: "Past Due",
      comment: "Called.",
    });
  },
};

export const Invalid: Story = {
  args: { onInvalid: fn() },
  play: async ({ args }) => {
    const comment = await screen.findByRole("textbox", { name: "Comment" });
    const button = screen.getByRole("button", { name: "Change Status" });
    await expect(button).toHaveAccessibleDescription("Make a change first");
    await send();
    await expect(args.onInvalid).not.toHaveBeenCalled();
    await userEvent.type(comment, " ");
    await send();
    await waitFor(() => expect(screen.getByRole("radio", { name: "Pending" })).toHaveFocus());
    await expect(screen.getByRole("group", { name: /^Status/ })).toHaveAccessibleDescription(
      "Choose a status.",
    );
    await expect(comment).toHaveAccessibleDescription("Enter a comment.");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onInvalid).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAccessibleDescription("Fix the errors first");
    await fill();
    await expect(button).not.toHaveAttribute("aria-disabled");
  },
};

export const SubmitFailed: Story = {
  args: {
    onSubmit: fn<(change: StatusChange) => Promise<unknown>>(async () => {
      throw new Error("2 of 3 policies are terminated and keep their status.");
    }),
  },
  play: async ({ args }) => {
    await fill();
    await send();
    await expect(await screen.findByRole("alert")).toHaveTextContent(/2 of 3 policies are terminated/);
    await expect(screen.getByRole("radio", { name: "Grace Period" })).toBeChecked();
    await expect(screen.getByRole("textbox", { name: "Comment" })).toHaveValue("  Called twice.  ");
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { onSubmit: fn<(change: StatusChange) => Promise<unknown>>(() => new Promise(() => undefined)) },
  play: async () => {
    await fill();
    await send();
    await expect(screen.getByRole("button", { name: "Change status of 3 to Grace Period" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

export const ConfirmsUnsavedClose: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole("textbox", { name: "Comment" }), "Called");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await expect(await screen.findByRole("alertdialog", { name: "Really close?" })).toBeInTheDocument();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Close without saving" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith({ isOpen: false });
  },
};

export const OptionalComment: Story = {
  args: {
    isCommentRequired: false,
    describeCount: (count) => `${count} policies`,
  },
  play: async ({ args }) => {
    await expect(await screen.findByText(/3 policies/)).toBeInTheDocument();
    await expect(screen.getByRole("textbox", { name: "Comment" })).not.toBeRequired();
    await userEvent.click(screen.getByRole("radio", { name: "Pending" }));
    await send();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith({
        statusId: "Pending",
        statusLabel: "Pending",
        comment: "",
      }),
    );
  },
};

/** A status that promises something asks when. */
export const WithDetails: Story = {
  args: {
    details: ({ statusId }) =>
      statusId === "Grace Period"
        ? { fields: <TextField label="Call again in days" inputMode="numeric" /> }
        : undefined,
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole("radio", { name: "Pending" })).toBeInTheDocument();
    await expect(screen.queryByRole("textbox", { name: "Call again in days" })).toBeNull();
    await fill();
    await userEvent.type(screen.getByRole("textbox", { name: "Call again in days" }), "3");
    await send();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};

export const DetailsInvalid: Story = {
  args: {
    details: () => ({
      fields: <TextField label="Call again in days" error="Enter 0 to 250." defaultValue="900" />,
      hasErrors: true,
      hasInput: true,
    }),
  },
  play: async ({ args }) => {
    await fill();
    const button = screen.getByRole("button", { name: /^Change status/i });
    await expect(button).toHaveAccessibleDescription("Fix the errors first");
    await send();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** What was chosen before is submitted at once. */
export const SubmittedUnchanged: Story = {
  args: { defaultStatusId: "Past Due", isCommentRequired: false, count: 1 },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Comment" })).toHaveFocus());
    await send();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      statusId: "Past Due",
      statusLabel: "Past Due",
      comment: "",
    });
  },
};

export const Arabic: Story = arabic;
