import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.js";
import { Dialog, Sheet } from "../dialog/index.js";
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

/** A notification above an open dialog can be read and dismissed, and the dialog stays open. */
export const AboveDialog: Story = {
  args: {
    children: (
      <Dialog isOpen={true} onOpenChange={closeDialog} title="Change Status">
        <Notifiers notices={notices} />
      </Dialog>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Warning" }));
    const alert = within(canvas.getByRole("alert"));
    await expect(alert.getByText(/no longer qualify/)).toBeInTheDocument();
    await userEvent.click(alert.getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(canvas.queryByText(/no longer qualify/)).not.toBeInTheDocument());
    await expect(screen.getByRole("dialog", { name: "Change Status" })).toBeVisible();
    await expect(closeDialog).not.toHaveBeenCalled();
  },
};

/** Notifications must not cover the buttons of a sheet or the pager at the bottom of a page. */
export const AboveSheetFooter: Story = {
  args: {
    children: (
      <Sheet isOpen={true} onOpenChange={closeDialog} title="Policy FL-10417" footer={<Button>Save</Button>}>
        <Notifiers notices={notices} />
      </Sheet>
    ),
  },
  play: async ({ canvas }) => {
    const save = await screen.findByRole("button", { name: "Save" });
    await userEvent.click(screen.getByRole("button", { name: "Warning" }));
    const region = canvas.getByRole("alert").parentElement;
    await waitFor(() =>
      expect(region?.getBoundingClientRect().bottom).toBeLessThan(save.getBoundingClientRect().top),
    );
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
