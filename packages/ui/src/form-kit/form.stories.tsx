import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { type Application, RejectedSubmission, storedApplication } from "./application.fixtures.js";
import { ApplicationForm } from "./application-form.fixtures.js";
import type { SubmissionFailure } from "./form-submission.js";
import { withNotifications } from "./with-notifications.fixtures.js";

/** A form with sections, validation, server errors and version conflicts. */
const meta = {
  title: "Patterns/Form",
  component: ApplicationForm,
  decorators: [withNotifications],
  args: { onSubmit: fn(async () => undefined) },
} satisfies Meta<typeof ApplicationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const stored = { values: storedApplication, version: 4 };

const rejectedWith = (failure: SubmissionFailure<Application>) =>
  fn(() => Promise.reject(new RejectedSubmission(failure)));

/** Replaces the first name and submits with Enter. */
async function rename(canvas: ReturnType<typeof within>, name: string) {
  const field = canvas.getByRole("textbox", { name: /^First name/ });
  await userEvent.clear(field);
  await userEvent.type(field, `${name}{Enter}`);
}

export const Untouched: Story = {
  play: async ({ args, canvas }) => {
    const submit = canvas.getByRole("button", { name: "Submit" });
    await expect(submit).toHaveAccessibleDescription("Make a change first");
    await expect(canvas.getByRole("textbox", { name: /^First name/ })).toBeRequired();
    await expect(canvas.getByLabelText("SSN")).not.toBeRequired();
    await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.queryByText("Enter a first name.")).not.toBeInTheDocument();
  },
};

export const SubmitsByKeyboard: Story = {
  args: { stored },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: "Save" })).toHaveAccessibleDescription(
      "Make a change first",
    );
    await rename(canvas, "Ana");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      values: { ...storedApplication, firstName: "Ana" },
      version: 4,
    });
    await expect(await canvas.findByText("All changes are saved")).toBeVisible();
  },
};

export const InvalidMovesToTheFirstError: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("switch", { name: "Smoker" }));
    const submit = canvas.getByRole("button", { name: "Submit" });
    await expect(submit).not.toHaveAttribute("aria-disabled");
    await userEvent.click(submit);
    await waitFor(() => expect(screen.getByText("Validation form errors!")).toBeVisible());
    const name = canvas.getByRole("textbox", { name: /^First name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription("Enter a first name.");
    await expect(submit).toHaveAccessibleDescription("Fix the errors first");
    await userEvent.keyboard("Ana");
    await waitFor(() => expect(name).not.toHaveAttribute("aria-invalid"));
    await userEvent.click(submit);
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /^Email/ })).toHaveFocus());
    await userEvent.keyboard("ana@example.com");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /^State/ }), "Florida");
    await userEvent.click(submit);
    // The error of a list leads to its button.
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add phone" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Phone/ }), "3055550142");
    await waitFor(() => expect(submit).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(submit);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const ValidatesWhatWasLeft: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByRole("textbox", { name: /^Email/ });
    await userEvent.type(email, "ana");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await userEvent.tab();
    await waitFor(() => expect(email).toHaveAccessibleDescription("Enter an email address."));
    await userEvent.type(email, "@example.com");
    await waitFor(() => expect(email).not.toHaveAttribute("aria-invalid"));
  },
};

/** The rule is shown at the end, and fixed at the start. */
export const RuleOfTwoFields: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Start" }), "2026/03/01");
    await userEvent.type(canvas.getByRole("textbox", { name: "End" }), "2026/02/01");
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: "End" })).toHaveAttribute("aria-invalid", "true"),
    );
    const start = canvas.getByRole("textbox", { name: "Start" });
    await userEvent.clear(start);
    await userEvent.type(start, "2026/01/01");
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: "End" })).not.toHaveAttribute("aria-invalid"),
    );
  },
};

export const ErrorSummary: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    const email = canvas.getByRole("textbox", { name: /^Email/ });
    await userEvent.type(email, "ana");
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole("button", { name: "Show Errors" }));
    const summary = await canvas.findByRole("region", { name: "Fix these errors" });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(
      within(summary)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "First name: Enter a first name.",
      "Email: Enter an email address.",
      "State: Choose a state.",
      "Phones: Add a phone.",
    ]);
    const index = within(canvas.getByRole("navigation", { name: "Sections" }));
    await expect(index.getByRole("button", { name: "Person 2 errors" })).toBeVisible();
    await expect(index.getByRole("button", { name: "Contact 1 error" })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Show Errors" }));
    await waitFor(() => expect(canvas.getByRole("region", { name: "Fix these errors" })).toHaveFocus());
  },
};

export const ErrorsFromTheServer: Story = {
  args: {
    stored,
    onSubmit: rejectedWith({
      kind: "invalid",
      errors: { email: ["Someone else has this address."], quota: ["The agency is full."] },
    }),
  },
  play: async ({ args, canvas }) => {
    await rename(canvas, "Ana");
    const email = canvas.getByRole("textbox", { name: /^Email/ });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription("Someone else has this address.");
    await expect(canvas.getByText("The agency is full.")).toBeVisible();
    // Each error is shown once.
    await expect(canvas.getAllByText(/Someone else has this address/)).toHaveLength(1);
    await expect(canvas.queryByRole("region", { name: "Fix these errors" })).not.toBeInTheDocument();
    await expect(canvas.getAllByText("Validation form errors!")).toHaveLength(1);
    const submit = canvas.getByRole("button", { name: "Save" });
    await expect(submit).toHaveAccessibleDescription("Fix the errors first");
    // Leaving the field and pressing the button again leave the error.
    await userEvent.tab();
    await userEvent.click(submit);
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription("Someone else has this address.");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.type(email, "x");
    await waitFor(() => expect(email).not.toHaveAttribute("aria-invalid"));
    await userEvent.click(submit);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(email).toHaveFocus());
  },
};

export const SubmissionFailed: Story = {
  args: {
    stored,
    onSubmit: rejectedWith({ kind: "failed", text: "The server isn't responding. Try again." }),
  },
  play: async ({ canvas }) => {
    await rename(canvas, "Ana");
    // The save bar shows it, where it is visible in a long form.
    const [text, ...others] = await canvas.findAllByText(/isn't responding/);
    await expect(others).toEqual([]);
    await expect(text?.closest("div:has([type=submit])")).toHaveTextContent("Unsaved changes");
    await expect(canvas.getByRole("textbox", { name: /^First name/ })).toHaveValue("Ana");
    await expect(canvas.getByRole("button", { name: "Save" })).not.toHaveAttribute("aria-disabled");
  },
};

/** What a notification says, the form says only after the notification. */
export const SubmissionFailedWithNotification: Story = {
  args: {
    stored,
    onSubmit: rejectedWith({
      kind: "failed",
      text: "The server isn't responding.",
      notification: "Form submission error: The server isn't responding.",
    }),
  },
  play: async ({ canvas }) => {
    await rename(canvas, "Ana");
    await expect(await canvas.findByText(/isn't responding/)).toHaveTextContent(/^Form submission error: /);
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(await canvas.findByText(/isn't responding/)).toHaveTextContent(/^The server isn't/);
    // The next submission starts without either.
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText(/isn't responding/)).toHaveTextContent(/^Form submission error: /);
  },
};

let attempts = 0;

export const VersionConflict: Story = {
  args: {
    stored,
    onSubmit: fn(async () => {
      attempts += 1;
      if (attempts > 1) return undefined;
      const values = { ...storedApplication, firstName: "Mary", email: "mary@example.com", ssn: "123456789" };
      throw new RejectedSubmission({ kind: "conflict", newer: { values, version: 5 } });
    }),
  },
  beforeEach: () => {
    attempts = 0;
  },
  play: async ({ args, canvas }) => {
    await rename(canvas, "Ana");
    const dialog = within(await screen.findByRole("dialog", { name: "Someone else changed this" }));
    const name = within(dialog.getByRole("group", { name: "First name" }));
    await expect(name.getByRole("radio", { name: /Yours Ana/ })).toBeChecked();
    const email = within(dialog.getByRole("group", { name: "Email" }));
    await expect(email.getByRole("radio", { name: /Theirs mary@example.com/ })).toBeChecked();
    await expect(dialog.getByRole("group", { name: "SSN" })).not.toHaveTextContent("6789");
    await userEvent.click(dialog.getByRole("button", { name: "Save chosen versions" }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      values: { ...storedApplication, firstName: "Ana", email: "mary@example.com", ssn: "123456789" },
      version: 5,
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

export const ContinuesFromTheNewerVersion: Story = {
  ...VersionConflict,
  play: async ({ args, canvas }) => {
    await rename(canvas, "Ana");
    await userEvent.click(await screen.findByRole("button", { name: "Discard my changes" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /^First name/ })).toHaveValue("Mary"));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Arabic: Story = arabic;
