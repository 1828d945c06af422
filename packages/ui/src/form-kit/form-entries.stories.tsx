import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { storedApplication } from "./application.fixtures.js";
import { ApplicationForm } from "./application-form.fixtures.js";
import { withNotifications } from "./with-notifications.fixtures.js";

/** Entries of a form that users add and remove. */
const meta = {
  title: "Patterns/Form/Entries",
  component: ApplicationForm,
  decorators: [withNotifications],
  args: { stored: { values: storedApplication, version: 1 }, onSubmit: fn(async () => undefined) },
} satisfies Meta<typeof ApplicationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AddsAndRemoves: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add phone" }));
    const second = within(await canvas.findByRole("group", { name: "Phone 2" })).getByRole("textbox");
    // Nothing is wrong before something is typed.
    await expect(second).not.toHaveAttribute("aria-invalid");
    await userEvent.type(second, "7865550100");
    await userEvent.click(canvas.getByRole("button", { name: "Remove Phone 1" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Really delete?" }));
    await userEvent.click(question.getByRole("button", { name: "No" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Remove Phone 1" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
    await waitFor(() => expect(canvas.queryByRole("group", { name: "Phone 2" })).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      values: { ...storedApplication, phones: [{ phone: "7865550100" }] },
      version: 1,
    });
  },
};

export const NamesTheEntryInTheSummary: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add phone" }));
    await canvas.findByRole("group", { name: "Phone 2" });
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Show Errors" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Phone 2: Enter a phone number." }));
    const second = within(canvas.getByRole("group", { name: "Phone 2" })).getByRole("textbox");
    await waitFor(() => expect(second).toHaveFocus());
    await expect(second).toHaveAttribute("aria-invalid", "true");
  },
};
