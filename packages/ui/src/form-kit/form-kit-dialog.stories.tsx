import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { storedApplication } from "./application.fixtures.js";
import { EditPerson } from "./edit-person.fixtures.js";
import { withNotifications } from "./with-notifications.fixtures.js";

/** A form in a dialog. */
const meta = {
  title: "Patterns/Form/Dialog",
  component: EditPerson,
  decorators: [withNotifications],
  args: { stored: { values: storedApplication, version: 2 }, onSubmit: fn(async () => undefined) },
  parameters: { docs: { story: { inline: false, height: "28rem" } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Edit" }));
    await screen.findByRole("dialog", { name: "Edit person" });
  },
} satisfies Meta<typeof EditPerson>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story["play"]> = async (context) => meta.play(context);

export const Untouched: Story = {
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole("button", { name: "Save" })).toHaveAccessibleDescription(
      "Make a change first",
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

export const AsksBeforeClosing: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.type(screen.getByRole("textbox", { name: /^First name/ }), "x");
    await userEvent.keyboard("{Escape}");
    const question = within(await screen.findByRole("alertdialog", { name: "Really close?" }));
    await userEvent.click(question.getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await expect(screen.getByRole("textbox", { name: /^First name/ })).toHaveValue("Mariax");
  },
};

export const SavesAndCloses: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.type(screen.getByRole("textbox", { name: /^First name/ }), "x");
    screen.getByRole("button", { name: "Save" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

let finish: (() => void) | undefined;

/** What is typed while the form is sent would be lost when the dialog closes. */
export const DisabledWhileSubmitting: Story = {
  args: {
    onSubmit: fn(
      () =>
        new Promise<undefined>((_resolve, reject) => {
          finish = () => reject(new Error("No connection."));
        }),
    ),
  },
  play: async (context) => {
    await open(context);
    const name = screen.getByRole<HTMLInputElement>("textbox", { name: /^First name/ });
    await userEvent.type(name, "x");
    // As Enter in the field does.
    name.form?.requestSubmit();
    await waitFor(() => expect(name).toBeDisabled());
    finish?.();
    await waitFor(() => expect(name).toBeEnabled());
    await expect(screen.getByText(/No connection/)).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue("Mariax");
  },
};

export const Invalid: Story = {
  play: async (context) => {
    await open(context);
    const name = screen.getByRole("textbox", { name: /^First name/ });
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.click(await screen.findByRole("button", { name: "Show Errors" }));
    await expect(await screen.findByRole("region", { name: "Fix these errors" })).toBeVisible();
  },
};
