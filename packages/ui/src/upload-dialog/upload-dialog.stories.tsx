import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Checkbox } from "../checkbox/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { UploadDialog } from "./upload-dialog.js";
import type { Upload } from "./use-upload.js";

const csv = new File([new Uint8Array(412_000)], "policies-march.csv", { type: "text/csv" });

const meta = {
  title: "Patterns/UploadDialog",
  component: UploadDialog,
  parameters: { docs: { story: { inline: false, height: "520px" } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: "Upload CSV",
    accept: ".csv",
    maxSize: 20 * 1024 ** 2,
    onUpload: fn<Upload>(async () => ({ text: "412 policies loaded." })),
  },
} satisfies Meta<typeof UploadDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const chooseAndSend = async () => {
  await userEvent.upload(await screen.findByLabelText("File"), csv);
  await userEvent.click(screen.getByRole("button", { name: "Upload" }));
};

export const Empty: Story = {
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Upload" })).toHaveAccessibleDescription(
      "Choose a file first",
    );
  },
};
export const WithFields: Story = {
  tags: ["picture"],
  args: { children: <Checkbox label="Overwrite existing applications" /> },
};

export const Uploading: Story = {
  args: {
    onUpload: fn<Upload>(({ onProgress }) => {
      onProgress({ loaded: 214_240, total: 412_000 });
      return new Promise(() => undefined);
    }),
  },
  play: async () => {
    await chooseAndSend();
    const bar = await screen.findByRole("progressbar", { name: "Uploading policies-march.csv" });
    await expect(bar).toHaveAttribute("aria-valuetext", "52%");
  },
};

export const Processing: Story = {
  args: {
    onUpload: fn<Upload>(({ onProgress }) => {
      onProgress({ loaded: 412_000, total: 412_000 });
      return new Promise(() => undefined);
    }),
  },
  play: async () => {
    await chooseAndSend();
    const bar = await screen.findByRole("progressbar", { name: /^Processing/ });
    await expect(bar).not.toHaveAttribute("aria-valuenow");
  },
};

export const Canceled: Story = {
  args: { onUpload: fn<Upload>(() => new Promise(() => undefined)) },
  play: async ({ args }) => {
    await chooseAndSend();
    await userEvent.click(await screen.findByRole("button", { name: "Cancel upload" }));
    await expect(await screen.findByText("Upload canceled.")).toBeInTheDocument();
    await expect(screen.getByText("policies-march.csv")).toBeInTheDocument();
    await expect(args.onUpload).toHaveBeenCalledWith(
      expect.objectContaining({ signal: expect.objectContaining({ aborted: true }) }),
    );
  },
};

export const Done: Story = {
  args: {
    onUpload: fn<Upload>(async () => ({
      text: "410 of 412 policies loaded.",
      facts: [
        { name: "Read", value: "412" },
        { name: "Loaded", value: "410" },
        { name: "Refused", value: "2" },
      ],
      problems: ["Line 18: no state is called “XX”.", "Line 204: the policy number is missing."],
    })),
  },
  play: async ({ args }) => {
    await chooseAndSend();
    await expect(await screen.findByText("410 of 412 policies loaded.")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Done" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith({ isOpen: false });
  },
};

const loads = fn(async () => ({ text: "410 policies loaded." }));

export const Reviewing: Story = {
  tags: ["picture"],
  args: {
    onUpload: fn<Upload>(async () => ({
      text: "412 rows read: 12 new, 30 changed, 368 unchanged, 2 refused.",
      facts: [
        { name: "Rows read", value: "412" },
        { name: "New", value: "12" },
        { name: "Changed", value: "30" },
      ],
      problems: ["Line 18: Refused. No state is called “XX”.", "Line 204: Changed: Premium."],
      review: { confirmLabel: "Load 12 new, 30 changed", onConfirm: loads },
    })),
  },
  play: async () => {
    await chooseAndSend();
    const confirm = await screen.findByRole("button", { name: "Load 12 new, 30 changed" });
    await expect(loads).not.toHaveBeenCalled();
    await userEvent.click(confirm);
    await expect(await screen.findByText("410 policies loaded.")).toBeInTheDocument();
  },
};

export const ReviewedAgain: Story = {
  args: {
    onUpload: fn<Upload>(async () => ({
      text: "2 rows read: 2 new.",
      review: {
        confirmLabel: "Load 2 new",
        onConfirm: async () => ({
          notes: ["Something has changed."],
          text: "2 rows read: 1 new.",
          review: { confirmLabel: "Load 1 new", onConfirm: loads },
        }),
      },
    })),
  },
  play: async () => {
    await chooseAndSend();
    await userEvent.click(await screen.findByRole("button", { name: "Load 2 new" }));
    await expect(await screen.findByRole("button", { name: "Load 1 new" })).toBeInTheDocument();
    await expect(screen.getByText("Something has changed.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Cancel upload" }));
    await expect(screen.getByText("policies-march.csv")).toBeInTheDocument();
  },
};

export const UploadFailed: Story = {
  args: {
    onUpload: fn<Upload>(() => Promise.reject(new Error("rejected"))),
    describeFailure: () => ({
      text: "Nothing was imported: the file lacks columns.",
      details: ["FFMApplicationID is missing", "State is missing"],
    }),
  },
  play: async () => {
    await chooseAndSend();
    await expect(await screen.findByRole("alert")).toHaveTextContent(/FFMApplicationID is missing/);
    await expect(screen.getByText("policies-march.csv")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("button", { name: "Upload" })).toBeEnabled());
  },
};

export const ConfirmsUnsavedClose: Story = {
  play: async ({ args }) => {
    await userEvent.upload(await screen.findByLabelText("File"), csv);
    await userEvent.keyboard("{Escape}");
    await expect(await screen.findByRole("alertdialog", { name: "Really close?" })).toBeInTheDocument();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    title: "رفع ملف CSV",
  },
};
