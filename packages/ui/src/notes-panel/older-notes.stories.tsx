import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { PagedNotes } from "./paged-notes.fixtures.js";

const meta = {
  title: "Patterns/NotesPanel/Older notes",
  component: PagedNotes,
  args: {
    className: "ui:max-w-md",
    failures: 0,
    attachment: {},
    onMakeNote: fn(async () => undefined),
    onDownload: fn(),
    onShowOlder: fn(async () => undefined),
  },
} satisfies Meta<typeof PagedNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

const showOlder = { name: "Show older notes" };

export const HasOlder: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Showing 4 of 12 notes");
    await expect(canvas.getByRole("button", showOlder)).toBeVisible();
  },
};

/** The focus moves to the first loaded note. The button disappears when all notes are shown. */
export const LoadsOlder: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByRole("textbox", { name: "New note" });
    await userEvent.type(text, "Half a sentence");
    const button = canvas.getByRole("button", showOlder);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getAllByRole("listitem")[4]).toHaveFocus());
    await expect(canvas.getAllByRole("listitem")).toHaveLength(8);
    await expect(canvas.getByRole("status")).toHaveTextContent("Showing 8 of 12 notes");
    button.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("listitem")[8]).toHaveFocus());
    await expect(canvas.getByRole("status")).toHaveTextContent("Showing 12 of 12 notes");
    await expect(button).not.toBeInTheDocument();
    await expect(text).toHaveValue("Half a sentence");
  },
};

export const LoadingOlder: Story = {
  args: { onShowOlder: fn(() => new Promise(() => {})) },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", showOlder);
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(args.onShowOlder).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
  },
};

export const OlderFailed: Story = {
  args: { failures: 1 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", showOlder);
    await userEvent.click(button);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^Couldn't load older notes/);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const RetriesOlder: Story = {
  args: { failures: 1 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", showOlder);
    await userEvent.click(button);
    await canvas.findByRole("alert");
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getAllByRole("listitem")[4]).toHaveFocus());
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
  },
};

/** The focus stays in the text field while older notes load. */
export const KeepsFocusWhileWriting: Story = {
  play: async ({ args, canvas, mount }) => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    await mount(<PagedNotes {...args} onShowOlder={() => promise} />);
    await userEvent.click(canvas.getByRole("button", showOlder));
    const text = canvas.getByRole("textbox", { name: "New note" });
    await userEvent.type(text, "Called.");
    resolve(undefined);
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(8));
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text).toHaveValue("Called.");
  },
};
