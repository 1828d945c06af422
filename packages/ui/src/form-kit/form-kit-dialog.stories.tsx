import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { RejectedSubmission, storedApplication } from "./application.fixtures.js";
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

/** An error appears above the buttons without moving them: a double click must not hit another button. */
export const ButtonsStayUnderThePointer: Story = {
  args: {
    onSubmit: fn(
      () =>
        new Promise<undefined>((_resolve, reject) => {
          finish = () => reject(nextRejection);
        }),
    ),
  },
  play: async (context) => {
    await open(context);
    const name = screen.getByRole("textbox", { name: /^First name/ });
    const save = screen.getByRole("button", { name: "Save" });
    const place = () => JSON.stringify(save.getBoundingClientRect());
    const before = place();
    for (const rejection of rejections) {
      nextRejection = rejection;
      await userEvent.type(name, "x");
      await userEvent.click(save);
      await waitFor(() => expect(save).toHaveAttribute("aria-busy", "true"));
      // The error of the last try stays where it is.
      await expect(place()).toBe(before);
      finish?.();
      await waitFor(() => expect(save).not.toHaveAttribute("aria-busy"));
      await expect(place()).toBe(before);
    }
    await userEvent.clear(name);
    await userEvent.click(save);
    await expect(await screen.findByText("Enter a first name.")).toBeVisible();
    await expect(place()).toBe(before);
  },
};

let nextRejection: unknown;
const rejections = [
  new Error("No connection."),
  new Error("No connection."),
  new RejectedSubmission({ kind: "failed", text: "The server isn't responding.", details: ["One.", "Two."] }),
  new RejectedSubmission({
    kind: "invalid",
    errors: { firstName: ["Already used."], other: ["Not possible."] },
  }),
];
