import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { RoutedPage } from "./routed-page.fixtures.js";

/** Asks before a page with unsaved changes is left. */
const meta = {
  title: "Patterns/Form/LeaveGuard",
  component: RoutedPage,
  args: { hasUnsavedChanges: true, onLeave: fn() },
} satisfies Meta<typeof RoutedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const reloads = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

export const Asks: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Policies" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Really close?" }));
    await userEvent.click(question.getByRole("button", { name: "Keep editing" }));
    await expect(args.onLeave).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Policies" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("button", { name: "Close without saving" }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(reloads()).toBe(false);
  },
};

export const NothingToLose: Story = {
  args: { hasUnsavedChanges: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Policies" }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(reloads()).toBe(true);
  },
};
