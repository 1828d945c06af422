import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { NotificationProvider } from "./notification-provider.js";
import type { Notice } from "./notification-stack.js";
import { Notifiers } from "./notifiers.fixtures.js";

const undo = fn();

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

export const NotifiesAndDismisses: Story = {
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

export const ShowsFiveAtMost: Story = {
  play: async ({ canvas }) => {
    for (let press = 0; press < 7; press += 1) {
      await userEvent.click(canvas.getByRole("button", { name: "Information" }));
    }
    await expect(canvas.getAllByText("The export is being prepared.")).toHaveLength(5);
  },
};
