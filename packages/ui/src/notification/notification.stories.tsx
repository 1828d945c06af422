import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.js";
import { Dialog, DialogCloseButton } from "../dialog/index.js";
import { TextField } from "../forms/index.js";
import { Menu } from "../menu/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { NotificationProvider } from "./notification-provider.js";
import type { Notice } from "./notification-stack.js";
import { Notifiers } from "./notifiers.fixtures.js";

const undo = fn();
const closeDialog = fn();

const notices: Record<string, Notice> = {
  Success: {
    tone: "success",
    text: "3 policies assigned to Dana Whitfield.",
    action: { label: "Undo", onPress: undo },
  },
  Information: { tone: "info", text: "The export is being prepared." },
  Warning: { tone: "warning", text: "2 of 5 rows no longer qualify and were left as they are." },
  Error: {
    tone: "danger",
    text: "The file could not be read: it is no spreadsheet. Save it as XLSX and try again.",
  },
  Sticky: { text: "A new version is ready. Reload when it suits you.", isSticky: true },
};

const meta = {
  title: "Components/Notification",
  component: NotificationProvider,
  args: { children: <Notifiers notices={notices} /> },
  parameters: { docs: { story: { inline: false, height: "420px" } } },
} satisfies Meta<typeof NotificationProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllTones: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    for (const name of Object.keys(notices)) await userEvent.click(canvas.getByRole("button", { name }));
    await expect(canvas.getByText(/no longer qualify/)).toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    children: (
      <Notifiers
        notices={{
          Long: {
            tone: "danger",
            text: `The carrier refused 312 of 1,772 rows: ${"x".repeat(90)} and 311 more. Nothing was changed.`,
            action: { label: "Show the rows", onPress: fn() },
          },
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Long" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent(/312 of 1,772/);
  },
};

export const PausesOnHoverAndFocus: Story = {
  args: {
    lifetimes: { info: 150 },
    children: (
      <Notifiers
        notices={{
          First: { tone: "info", text: "First, held by the pointer." },
          Second: { tone: "info", text: "Second, held too." },
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "First" }));
    await userEvent.hover(canvas.getByText("First, held by the pointer."));
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getAllByText(/held/)).toHaveLength(2);
    await userEvent.unhover(canvas.getByText("First, held by the pointer."));
    await waitFor(() => expect(canvas.queryByText(/held/)).not.toBeInTheDocument());
  },
};

export const MovesFocusOnDismiss: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Sticky" });
    await userEvent.click(opener);
    await userEvent.click(opener);
    await userEvent.tab();
    const [first, second] = canvas.getAllByRole("button", { name: "Dismiss" });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ShowsAndDismisses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Error" }));
    const alert = within(canvas.getByRole("alert"));
    await expect(alert.getByText(/could not be read/)).toBeInTheDocument();
    await userEvent.click(alert.getByRole("button", { name: "Dismiss" }));
    await expect(canvas.queryByText(/could not be read/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Success" }));
    await userEvent.click(within(canvas.getByRole("status")).getByRole("button", { name: "Undo" }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(/assigned to Dana/)).not.toBeInTheDocument();
  },
};

/**
 * Over an open dialog, a notification is dismissed with the pointer, by touch or with the keyboard. The dialog stays open
 * and does not ask about unsaved changes, and the focus stays where the user is writing.
 */
export const AboveDialog: Story = {
  args: {
    children: (
      <Dialog isOpen={true} onOpenChange={closeDialog} hasUnsavedChanges title="Change Status">
        <TextField label="Comment" />
        <Notifiers notices={notices} />
      </Dialog>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Change Status" });
    const comment = within(dialog).getByRole("textbox", { name: "Comment" });
    const show = (name: string) => userEvent.click(within(dialog).getByRole("button", { name }));
    const cross = () => within(dialog).getByRole("button", { name: "Dismiss" });
    const expectDismissed = async () => {
      await waitFor(() => expect(screen.queryByRole("button", { name: "Dismiss" })).not.toBeInTheDocument());
      await expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
      await expect(dialog).toBeVisible();
    };
    await show("Warning");
    await expect(within(dialog).getByRole("alert")).toHaveTextContent(/no longer qualify/);
    await userEvent.click(comment);
    await userEvent.click(cross());
    await expectDismissed();
    await expect(comment).toHaveFocus();

    await show("Sticky");
    await userEvent.pointer([{ keys: "[TouchA]", target: cross() }]);
    await expectDismissed();

    await show("Sticky");
    await userEvent.click(comment);
    await userEvent.tab({ shift: true });
    await expect(cross()).toHaveFocus();
    await userEvent.tab();
    await expect(comment).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Escape}");
    await expectDismissed();
    await expect(comment).toHaveFocus();
    await expect(closeDialog).not.toHaveBeenCalled();

    // Only the question over the dialog is accessible.
    await show("Warning");
    await userEvent.click(comment);
    await userEvent.keyboard("{Escape}");
    const question = await screen.findByRole("alertdialog", { name: "Really close?" });
    await waitFor(() => expect(within(question).getByRole("alert")).toHaveTextContent(/no longer qualify/));
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
};

/** A press of a notification does not close what is open over the page. */
export const BesideOpenMenu: Story = {
  args: {
    children: (
      <>
        <Menu trigger={<Button>More</Button>} items={[{ id: "print", label: "Print", onPress: fn() }]} />
        <Notifiers notices={notices} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sticky" }));
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await screen.findByRole("menu");
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(screen.getByRole("menu")).toBeVisible();
  },
};

/** After the dialog is closed, its notifications are still there. */
export const OutlivesDialog: Story = {
  args: {
    children: (
      <Dialog
        trigger={<Button>Assign</Button>}
        title="Assign"
        footer={<DialogCloseButton>Done</DialogCloseButton>}
      >
        <Notifiers notices={notices} />
      </Dialog>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Assign" }));
    await userEvent.click(await screen.findByRole("button", { name: "Success" }));
    await userEvent.click(screen.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(canvas.getByRole("status")).toHaveTextContent(/assigned to Dana/);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Assign" })).toHaveFocus());
  },
};

export const LimitsToFive: Story = {
  play: async ({ canvas }) => {
    for (let press = 0; press < 7; press += 1) {
      await userEvent.click(canvas.getByRole("button", { name: "Information" }));
    }
    await expect(canvas.getAllByText("The export is being prepared.")).toHaveLength(5);
  },
};

/** At the end of the window, which is on the left. */
export const Arabic: Story = {
  ...arabic,
  args: {
    children: <Notifiers notices={{ نجاح: { tone: "success", text: "عُيّنت 3 وثائق." } }} />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "نجاح" }));
    const notice = await screen.findByText("عُيّنت 3 وثائق.");
    await waitFor(() => expect(notice.getBoundingClientRect().right).toBeLessThan(innerWidth / 2));
  },
};
