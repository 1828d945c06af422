import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import type { MakeNote } from "./note.js";
import { notesOn } from "./notes.fixtures.js";
import { NotesPanel } from "./notes-panel.js";

const meta = {
  title: "Patterns/NotesPanel",
  component: NotesPanel,
  args: {
    className: "ui:max-w-md",
    notes: notesOn(4),
    attachment: { maxSize: 5 * 1024 ** 2 },
    onMakeNote: fn<MakeNote>(async () => undefined),
    onDownload: fn(),
    onUnsavedChange: fn(),
  },
} satisfies Meta<typeof NotesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const pdf = (name: string, size: number) =>
  new File([new Uint8Array(size)], name, { type: "application/pdf" });

export const Notes: Story = {
  tags: ["picture"],
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await userEvent.click(canvas.getByRole("button", { name: /^Download pay-stubs-2\.pdf/ }));
    await expect(args.onDownload).toHaveBeenCalledWith({ note: args.notes[2] });
  },
};
export const Empty: Story = {
  args: { notes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No notes yet")).toBeVisible();
  },
};
export const Loading: Story = { args: { notes: [], isLoading: true } };
export const Failed: Story = {
  args: { notes: [], error: "The server did not answer within 30 seconds.", onRetry: fn() },
};
export const ReadOnly: Story = {
  render: ({ onMakeNote: _, ...args }) => <NotesPanel {...args} />,
};
export const DownloadsDisabled: Story = {
  args: { downloadDisabledReason: "Files are downloaded in the office only." },
  play: async ({ args, canvas }) => {
    const file = canvas.getByRole("button", { name: /^Download pay-stubs-2\.pdf/ });
    await expect(file).toHaveAccessibleDescription("Files are downloaded in the office only.");
    await userEvent.click(file);
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};
export const WithoutFiles: Story = {
  render: ({ attachment: _, ...args }) => <NotesPanel {...args} />,
};
export const ManyNotes: Story = { args: { notes: notesOn(80) } };
export const LongText: Story = {
  args: {
    notes: [
      {
        id: "1",
        author: "Maria del Carmen Fernández de la Vega y Rodríguez de los Santos",
        at: "2026-03-28T10:05:00",
        body: `A note that goes on. ${"x".repeat(120)}`,
        attachment: { name: `${"scan-of-all-documents-".repeat(6)}.pdf`, size: 4_100_000 },
      },
    ],
  },
};

export const AddsNote: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const button = canvas.getByRole("button", { name: "Make Note" });
    await expect(button).toHaveAccessibleDescription("Write a note first");
    await userEvent.click(button);
    await expect(args.onMakeNote).not.toHaveBeenCalled();
    const text = canvas.getByRole("textbox", { name: "New note" });
    await userEvent.type(text, "Consent signed. ");
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ hasUnsavedChanges: true });
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    const file = pdf("consent.pdf", 2_048);
    if (input) await userEvent.upload(input, file);
    await expect(canvas.getByText("consent.pdf")).toBeVisible();
    await userEvent.click(button);
    await expect(args.onMakeNote).toHaveBeenCalledWith(
      { text: "Consent signed.", file },
      { onProgress: expect.any(Function) },
    );
    await waitFor(() => expect(text).toHaveValue(""));
    await expect(canvas.queryByText("consent.pdf")).not.toBeInTheDocument();
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ hasUnsavedChanges: false });
  },
};

export const UploadsAttachment: Story = {
  args: {
    onMakeNote: fn<MakeNote>((_note, { onProgress }) => {
      onProgress({ loaded: 40, total: 100 });
      return new Promise(() => {});
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (input) await userEvent.upload(input, pdf("consent.pdf", 2_048));
    await userEvent.type(canvas.getByRole("textbox", { name: "New note" }), "Signed");
    await userEvent.click(canvas.getByRole("button", { name: "Make Note" }));
    await expect(await canvas.findByRole("progressbar", { name: "Uploading consent.pdf" })).toHaveAttribute(
      "aria-valuenow",
      "40",
    );
  },
};

export const FileTooLarge: Story = {
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (input) await userEvent.upload(input, pdf("scan.pdf", 5 * 1024 ** 2 + 1));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      /scan\.pdf is 5,242,881 B\. The limit is 5,242,880 B/,
    );
    await expect(canvas.getByRole("button", { name: "Attach a file" })).toBeVisible();
  },
};

export const ErrorClearsWithNote: Story = {
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (input) await userEvent.upload(input, pdf("scan.pdf", 5 * 1024 ** 2 + 1));
    await canvas.findByRole("alert");
    await userEvent.type(canvas.getByRole("textbox"), "Without the scan, then.");
    await userEvent.click(canvas.getByRole("button", { name: "Make Note" }));
    await waitFor(() => expect(canvas.queryByRole("alert")).not.toBeInTheDocument());
  },
};

export const KeepsTextTypedWhileSaving: Story = {
  args: { notes: [] },
  play: async ({ args, canvas, mount }) => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    await mount(<NotesPanel {...args} onMakeNote={() => promise} />);
    const text = canvas.getByRole("textbox");
    await userEvent.type(text, "Called.");
    await userEvent.click(canvas.getByRole("button", { name: "Make Note" }));
    await userEvent.type(text, " Left word.");
    resolve(undefined);
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Make Note" })).not.toHaveAttribute("aria-busy"),
    );
    await expect(text).toHaveValue("Called. Left word.");
  },
};

export const KeepsTextOnFailure: Story = {
  args: {
    onMakeNote: fn<MakeNote>(async () => {
      throw new Error("Couldn't create note: the policy is closed.");
    }),
  },
  play: async ({ canvas }) => {
    const text = canvas.getByRole("textbox", { name: "New note" });
    await userEvent.type(text, "Called");
    await userEvent.click(canvas.getByRole("button", { name: "Make Note" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Couldn't create note: the policy is closed.",
    );
    await expect(text).toHaveValue("Called");
  },
};

export const Arabic: Story = arabic;
