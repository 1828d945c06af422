import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";
import { Progress } from "../progress/progress.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { FileField } from "./file-field.js";
import { putFiles } from "./file-rules.js";

const pdf = (name: string, size = 40_960) =>
  new File([new Uint8Array(size)], name, { type: "application/pdf", lastModified: 1 });

/** Simulates a selection in the browser's file dialog. */
const choose = async (input: HTMLElement, ...files: File[]) => {
  if (!(input instanceof HTMLInputElement)) throw new Error("The field has no input to choose files with.");
  putFiles(input, files);
  await fireEvent.change(input);
};

const meta = {
  title: "Components/FileField",
  component: FileField,
  args: { label: "Proof of income", accept: ".pdf", className: "ui:max-w-md", onChange: fn() },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { maxSize: 5 * 1024 ** 2 },
  play: async ({ canvas }) =>
    expect(canvas.getByLabelText("Proof of income")).toHaveAccessibleDescription(".pdf · up to 5 MB"),
};

export const Chosen: Story = {
  args: { defaultValue: [pdf("w2-2025.pdf")] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("w2-2025.pdf")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove w2-2025.pdf" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: [] }));
    await expect(canvas.getByRole("status")).toHaveTextContent("w2-2025.pdf removed");
    await waitFor(() => expect(canvas.getByLabelText("Proof of income")).toHaveFocus());
  },
};

export const WrongType: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText("Proof of income");
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["x"], "photo.png", { type: "image/png" }));
    input.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(input).toHaveAccessibleDescription(/photo\.png/));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const SeveralFiles: Story = {
  args: { maxFiles: 2, name: "proof" },
  decorators: [
    (Story) => (
      <PlainForm>
        <Story />
      </PlainForm>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText("Proof of income");
    await choose(input, pdf("a.pdf"), pdf("b.pdf"));
    await expectPosted(canvasElement, [
      ["proof", "a.pdf"],
      ["proof", "b.pdf"],
    ]);
    await choose(input, pdf("c.pdf"));
    await expect(input).toHaveAccessibleDescription(/^Choose up to 2 files\./);
    await userEvent.click(canvas.getByRole("button", { name: "Remove a.pdf" }));
    await expect(input).toHaveAccessibleDescription(".pdf");
    await choose(input, pdf("c.pdf"));
    await expectPosted(canvasElement, [
      ["proof", "b.pdf"],
      ["proof", "c.pdf"],
    ]);
  },
};

/** Files that are accepted are added. Each of the others says why it isn't. */
export const RejectedFiles: Story = {
  args: { multiple: true, maxSize: 50_000, maxTotalSize: 100_000, name: "proof" },
  decorators: SeveralFiles.decorators ?? [],
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByLabelText("Proof of income");
    await expect(input).toHaveAccessibleDescription(".pdf · up to 48.8 kB · up to 97.7 kB together");
    await choose(
      input,
      pdf("a.pdf"),
      new File(["x"], "photo.png", { type: "image/png" }),
      pdf("large.pdf", 60_000),
      pdf("a.pdf"),
      pdf("b.pdf"),
      pdf("c.pdf"),
    );
    for (const reason of [
      "photo.png isn't a supported file type. Supported types: .pdf.",
      "large.pdf is 58.6 kB. The limit is 48.8 kB. Choose a smaller file.",
      "a.pdf is already there.",
      "With c.pdf, the files are larger than 97.7 kB.",
    ])
      await expect(canvas.getByText(reason)).toBeVisible();
    await expect(input).toBeInvalid();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("status")).toHaveTextContent("a.pdf, b.pdf added");
    await expectPosted(canvasElement, [
      ["proof", "a.pdf"],
      ["proof", "b.pdf"],
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(canvas.queryByText("a.pdf")).not.toBeInTheDocument());
    await expect(input).toBeValid();
  },
};

export const DroppedAndPasted: Story = {
  args: { multiple: true },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Proof of income");
    const dataOf = (...files: File[]) => {
      const data = new DataTransfer();
      for (const file of files) data.items.add(file);
      return data;
    };
    const options = { bubbles: true, cancelable: true };
    input.dispatchEvent(
      new DragEvent("drop", { ...options, dataTransfer: dataOf(pdf("a.pdf"), pdf("b.pdf")) }),
    );
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(2));
    input.dispatchEvent(new ClipboardEvent("paste", { ...options, clipboardData: dataOf(pdf("c.pdf")) }));
    await waitFor(() => expect(canvas.getByText("c.pdf")).toBeVisible());
    await expect(canvas.getAllByText("PDF · 40 kB")).toHaveLength(3);
  },
};

/** While files are sent, each can have its progress, or what the server says about it. */
export const Uploading: Story = {
  args: {
    multiple: true,
    defaultValue: [pdf("w2-2024.pdf"), pdf("w2-2025.pdf")],
    fileNote: (file) =>
      file.name === "w2-2024.pdf" ? (
        <Progress label={`Uploading ${file.name}`} isLabelHidden value={40} />
      ) : (
        <span className="ui:block ui:text-danger-fg">The server could not read this file.</span>
      ),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("progressbar", { name: "Uploading w2-2024.pdf" })).toHaveAttribute(
      "aria-valuenow",
      "40",
    ),
};

export const Invalid: Story = {
  args: { error: "Choose a file.", required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Proof of income/)).toBeInvalid();
    await expect(canvas.getByLabelText(/^Proof of income/)).toBeRequired();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: [pdf("w2-2025.pdf")] },
  play: async ({ canvas }) => expect(canvas.getByLabelText("Proof of income")).toBeDisabled(),
};

export const InAForm: Story = {
  args: { name: "proof" },
  decorators: SeveralFiles.decorators ?? [],
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText("Proof of income");
    await choose(input, pdf("a.pdf"));
    await choose(input, pdf("b.pdf"));
    await expectPosted(canvasElement, [["proof", "b.pdf"]]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(canvas.queryByText("b.pdf")).not.toBeInTheDocument());
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "إثبات الدخل",
  },
};
