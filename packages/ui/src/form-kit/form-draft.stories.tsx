import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { storedApplication } from "./application.fixtures.js";
import { ApplicationForm } from "./application-form.fixtures.js";
import type { DraftStore, FormDraft } from "./draft-store.js";
import { withNotifications } from "./with-notifications.fixtures.js";

let draft: FormDraft | undefined;

const drafts: DraftStore = {
  load: () => draft,
  save: (_key, next) => {
    draft = next;
  },
  remove: () => {
    draft = undefined;
  },
};

/** Unsaved changes that the host stores. */
const meta = {
  title: "Patterns/Form/Drafts",
  component: ApplicationForm,
  decorators: [withNotifications],
  args: { drafts, stored: { values: storedApplication, version: 3 }, onSubmit: fn(async () => undefined) },
  beforeEach: () => {
    draft = undefined;
  },
} satisfies Meta<typeof ApplicationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StoresWithoutSecrets: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("SSN"), "123456789");
    await userEvent.type(canvas.getByRole("textbox", { name: /^First name/ }), "x");
    await waitFor(() => expect(draft).toEqual({ changed: { firstName: "Mariax" }, version: 3 }));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(draft).toBeUndefined());
  },
};

export const Restored: Story = {
  beforeEach: () => {
    draft = { changed: { firstName: "Ana" }, version: 3 };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your draft was restored.")).toBeVisible();
    const name = canvas.getByRole("textbox", { name: /^First name/ });
    await expect(name).toHaveValue("Ana");
    await expect(canvas.getByRole("button", { name: "Save" })).not.toHaveAttribute("aria-disabled");
    const discard = canvas.getByRole("button", { name: "Discard draft" });
    await userEvent.click(discard);
    const question = () => within(screen.getByRole("alertdialog", { name: "Discard this draft?" }));
    await userEvent.click(question().getByRole("button", { name: "Cancel" }));
    await expect(name).toHaveValue("Ana");
    await userEvent.click(discard);
    await userEvent.click(question().getByRole("button", { name: "Discard draft" }));
    await waitFor(() => expect(name).toHaveValue("Maria"));
    await expect(canvas.queryByText("Your draft was restored.")).not.toBeInTheDocument();
    await expect(draft).toBeUndefined();
  },
};

/** What was entered has its errors again; what is still empty has none. */
export const RestoredWithErrors: Story = {
  args: { stored: undefined },
  beforeEach: () => {
    draft = { changed: { firstName: "Ana", email: "ana", phones: [{ phone: "" }] } };
  },
  play: async ({ canvas }) => {
    await canvas.findByText("Your draft was restored.");
    const email = canvas.getByRole("textbox", { name: /^Email/ });
    await waitFor(() => expect(email).toHaveAccessibleDescription("Enter an email address."));
    const sections = within(canvas.getByRole("navigation", { name: "Sections" }));
    await expect(sections.getByRole("button", { name: "Person 1 error" })).toBeVisible();
    await expect(sections.getByRole("button", { name: "Coverage" })).toBeVisible();
    await expect(sections.getByRole("button", { name: /^Contact/ })).not.toHaveAttribute("data-invalid");
    await expect(canvas.getByRole("combobox", { name: /^State/ })).not.toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await expect(canvas.getByRole("textbox", { name: /^Phone/ })).not.toHaveAttribute("aria-invalid", "true");
    await expect(canvas.getByRole("button", { name: "Show Errors" })).toBeVisible();
    await userEvent.clear(email);
    await userEvent.type(email, "ana@example.com");
    await waitFor(() =>
      expect(canvas.queryByRole("button", { name: "Show Errors" })).not.toBeInTheDocument(),
    );
  },
};

/** The record was saved by someone else since: sending the draft's version lets the server report it. */
export const OfAnOlderVersion: Story = {
  beforeEach: () => {
    draft = { changed: { firstName: "Ana" }, version: 2 };
  },
  play: async ({ args, canvas }) => {
    await canvas.findByText("Your draft was restored.");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      values: { ...storedApplication, firstName: "Ana" },
      version: 2,
    });
  },
};

export const CouldNotBeStored: Story = {
  args: { drafts: { ...drafts, save: () => Promise.reject(new Error("full")) } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /^First name/ }), "x");
    await expect(await canvas.findByText(/Couldn't save your draft/)).toBeVisible();
  },
};

let isConnected = true;
const needsConnection = async <ResponseBody,>(call: () => ResponseBody): Promise<Awaited<ResponseBody>> => {
  if (!isConnected) throw new Error("offline");
  return await call();
};
const remoteDrafts: DraftStore = {
  load: (key) => needsConnection(() => drafts.load(key)),
  save: (key, next) => needsConnection(() => drafts.save(key, next)),
  remove: (key) => needsConnection(() => drafts.remove(key)),
};

/** Nothing more needs to be typed. */
export const StoredOnceTheConnectionIsBack: Story = {
  args: { drafts: remoteDrafts },
  play: async ({ canvas }) => {
    isConnected = true;
    await canvas.findByRole("textbox", { name: /^First name/ });
    isConnected = false;
    await userEvent.type(canvas.getByRole("textbox", { name: /^First name/ }), "x");
    await canvas.findByText(/Couldn't save your draft/);
    isConnected = true;
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(draft).toEqual({ changed: { firstName: "Mariax" }, version: 3 }));
    await waitFor(() => expect(canvas.queryByText(/Couldn't save your draft/)).not.toBeInTheDocument());
  },
};

/** What was typed meanwhile is kept, and so is the rest of the draft. */
export const LoadedAfterTyping: Story = {
  args: { drafts: remoteDrafts },
  beforeEach: () => {
    isConnected = false;
    draft = { changed: { firstName: "Ana", email: "ana@example.com" }, version: 3 };
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole("textbox", { name: /^First name/ });
    await userEvent.clear(name);
    await userEvent.type(name, "Inés");
    await canvas.findByText(/Couldn't save your draft/);
    isConnected = true;
    window.dispatchEvent(new Event("online"));
    await canvas.findByText("Your draft was restored.");
    await expect(name).toHaveValue("Inés");
    await expect(canvas.getByRole("textbox", { name: /^Email/ })).toHaveValue("ana@example.com");
    await waitFor(() =>
      expect(draft).toEqual({ changed: { firstName: "Inés", email: "ana@example.com" }, version: 3 }),
    );
  },
};
