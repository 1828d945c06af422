import { layoutSchemas } from "@portico/contract/schemas";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { uploadFiles } from "../screens/upload.ts";
import { ScreenStory } from "./screen-story.fixtures.tsx";
import { emptyUploads, fetched, jobMethods, mockUploads, sent } from "./upload-responses.fixtures.ts";

const meta = {
  title: "Actions/Upload",
  component: ScreenStory,
  args: { screen: uploadFiles },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const running = { state: "running", done: 1, total: 4 };
const file = () => new File(["policy number\nFL-1\n"], "may.csv", { type: "text/csv" });

/** Opens the dialog and selects a file. */
async function openAndSelect(selected = file()) {
  await userEvent.click(await screen.findByRole("button", { name: "Upload" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Upload policies" }));
  await userEvent.upload(dialog.getByLabelText("File"), selected);
  return { dialog, start: () => userEvent.click(dialog.getByRole("button", { name: "Upload" })) };
}

/** Expects that the file is still selected, so that it can be sent again. */
async function expectSelected(dialog: Awaited<ReturnType<typeof openAndSelect>>["dialog"]) {
  await expect(dialog.getByText("may.csv")).toBeInTheDocument();
  await expect(dialog.getByRole("button", { name: "Upload" })).not.toHaveAttribute("aria-disabled", "true");
}

export const Loaded: Story = {
  beforeEach: mockUploads({
    polls: [
      running,
      {
        state: "done",
        done: 4,
        total: 4,
        message: "312 policies loaded.",
        result: { readRows: 312, newRows: 300 },
      },
    ],
  }),
  play: async () => {
    const { dialog, start } = await openAndSelect();
    const before = fetched.lists;
    await start();
    // In the dialog's result and in a notification.
    await expect(await dialog.findAllByText("312 policies loaded.", {}, { timeout: 5000 })).toHaveLength(2);
    await expect(dialog.getByText("Rows read").nextSibling).toHaveTextContent("312");
    await expect(sent).toHaveLength(1);
    await expect(sent[0]).toMatchObject({ type: "text/csv", size: file().size });
    await expect(sent[0]?.url).toContain("fileName=may.csv");
    await waitFor(() => expect(fetched.lists).toBeGreaterThan(before));
  },
};

export const LoadedWithWarnings: Story = {
  beforeEach: mockUploads({
    polls: [
      {
        state: "done",
        done: 1,
        total: 1,
        message: "312 rows read: 0 new, 1 changed, 311 unchanged. 1 row has a warning.",
        result: {
          ...{
            readRows: 312,
            newRows: 0,
            changedRows: 1,
            unchangedRows: 311,
            refusedRows: 0,
            warningRows: 1,
          },
          problems: [],
          warnings: [
            {
              line: 17,
              reason: "Broker Name matches more than one agent. A policy that has an agent keeps it.",
            },
          ],
        },
      },
    ],
  }),
  play: async () => {
    const { dialog, start } = await openAndSelect();
    await start();
    const line = await dialog.findByText(
      /^Line 17: Broker Name matches more than one agent/,
      {},
      { timeout: 5000 },
    );
    await expect(line).toBeInTheDocument();
    await expect(dialog.getByText("Warnings").nextSibling).toHaveTextContent("1");
  },
};

export const BeingSent: Story = {
  beforeEach: mockUploads({ response: null }),
  play: async () => {
    const { dialog, start } = await openAndSelect();
    await start();
    const bar = await dialog.findByRole("progressbar", { name: "Uploading may.csv" });
    await expect(bar).toHaveAttribute("aria-valuetext", "50%");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel upload" }));
    await expect(await dialog.findByText("Upload canceled.")).toBeInTheDocument();
    await expectSelected(dialog);
    await expect(jobMethods).toEqual([]);
  },
};

export const BeingRead: Story = {
  beforeEach: mockUploads({ polls: [running] }),
  play: async () => {
    const { dialog, start } = await openAndSelect();
    await start();
    const bar = await dialog.findByRole("progressbar", { name: "Processing may.csv" });
    await waitFor(() => expect(bar).toHaveAttribute("aria-valuetext", "25%"));
    await userEvent.click(dialog.getByRole("button", { name: "Cancel upload" }));
    await waitFor(() => expect(jobMethods).toContain("DELETE"));
    await expect(await dialog.findByText("Upload canceled.")).toBeInTheDocument();
  },
};

export const Refused: Story = {
  beforeEach: mockUploads({
    polls: [
      {
        state: "failed",
        message: "2 lines are wrong, so nothing was loaded.",
        result: { readRows: 40, problems: [{ line: 17, reason: "No policy number." }] },
      },
    ],
  }),
  play: async () => {
    const { dialog, start } = await openAndSelect();
    await start();
    const alert = within(await dialog.findByRole("alert"));
    await expect(alert.getByText("2 lines are wrong, so nothing was loaded.")).toBeInTheDocument();
    await expect(alert.getByText("Line 17: No policy number.")).toBeInTheDocument();
    await expect(dialog.getByRole("button", { name: "Download list (1)" })).toBeInTheDocument();
    await expectSelected(dialog);
  },
};

export const RefusedAtOnce: Story = {
  beforeEach: mockUploads({
    response: Response.json({ message: "Another upload is under way." }, { status: 409 }),
  }),
  play: async () => {
    const { dialog, start } = await openAndSelect();
    await start();
    await expect(await dialog.findByRole("alert")).toHaveTextContent("Another upload is under way.");
    await expectSelected(dialog);
  },
};

export const TooLarge: Story = {
  beforeEach: mockUploads({}),
  play: async () => {
    const large = file();
    Object.defineProperty(large, "size", { value: 300 * 1024 * 1024 });
    const { dialog } = await openAndSelect(large);
    await expect(await dialog.findByText(/may.csv is 300 MB. The limit is 256 MB/)).toBeInTheDocument();
    await expect(dialog.getByRole("button", { name: "Upload" })).toHaveAccessibleDescription(
      "Choose a file first",
    );
    await expect(sent).toEqual([]);
  },
};

/** The server's responses about a dry run, and about the upload that confirms it. */
const reviewed = {
  others: (url: URL) => {
    const rows = [{ line: 17, result: "Changed", text: "Changed: Premium. Premium is negative." }];
    if (url.pathname.endsWith("/rows")) return Response.json({ fileName: "may.csv", rows });
    if (url.pathname.endsWith("/confirm"))
      return Response.json({ jobId: "00000000-0000-4000-8000-000000000078" }, { status: 202 });
    return emptyUploads(url, new Request(url));
  },
};
const checked = {
  state: "done",
  message: "1,204 rows read: 12 new, 30 changed, 1,162 unchanged.",
  result: {
    uploadId: "00000000-0000-4000-8000-000000000077",
    state: "Checked",
    ...{ readRows: 1204, newRows: 12, changedRows: 30, unchangedRows: 1162 },
  },
};
const confirmButton = { name: "Load 12 new, 30 changed" };

export const Reviewed: Story = {
  tags: ["picture"],
  beforeEach: mockUploads({
    ...reviewed,
    polls: [checked, { ...checked, result: { ...checked.result, state: "Loaded" } }],
  }),
  play: async () => {
    const { dialog, start } = await openAndSelect();
    await start();
    const confirm = await dialog.findByRole("button", confirmButton, { timeout: 5000 });
    await expect(sent[0]?.url).toContain("dryRun=true");
    await expect(dialog.getByText("Line 17: Changed: Premium. Premium is negative.")).toBeInTheDocument();
    await expect(dialog.getByText("Changed").nextSibling).toHaveTextContent("30");
    await expect(dialog.getByRole("button", { name: "Download rows with results" })).toBeInTheDocument();
    await userEvent.click(confirm);
    await expect(await dialog.findByRole("button", { name: "Done" }, { timeout: 5000 })).toBeInTheDocument();
  },
};

export const ReviewedAndChangedSince: Story = {
  beforeEach: mockUploads({
    ...reviewed,
    polls: [
      checked,
      {
        ...checked,
        message:
          "Data that affects this result has changed since you reviewed the file.\n1,204 rows read: 11 new.",
        result: { ...checked.result, newRows: 11, changedRows: 0 },
      },
    ],
  }),
  play: async () => {
    const { dialog, start } = await openAndSelect();
    await start();
    await userEvent.click(await dialog.findByRole("button", confirmButton, { timeout: 5000 }));
    const again = await dialog.findByRole("button", { name: "Load 11 new" }, { timeout: 5000 });
    await expect(dialog.getByText(/has changed since you reviewed the file/)).toBeInTheDocument();
    await expect(again).toBeEnabled();
  },
};

export const ChoosesTheSheet: Story = {
  beforeEach: mockUploads({
    firstResponse: Response.json({ message: "…", errors: { sheet: ["May", "June"] } }, { status: 422 }),
    polls: [{ state: "done", done: 1, total: 1, message: "1 policy loaded.", result: { readRows: 1 } }],
  }),
  play: async () => {
    const { dialog, start } = await openAndSelect();
    await start();
    const question = within(await screen.findByRole("alertdialog", { name: "Choose a sheet" }));
    await expect(question.getByRole("radio", { name: "May" })).toBeChecked();
    await userEvent.click(question.getByRole("radio", { name: "June" }));
    await userEvent.click(question.getByRole("button", { name: "Upload this sheet" }));
    await expect(await dialog.findAllByText("1 policy loaded.", {}, { timeout: 5000 })).toHaveLength(2);
    await expect(sent[0]?.url).toContain("asks=true");
    await expect(sent[1]?.url).toContain("sheet=June");
  },
};

export const ChoosesTheLayout: Story = {
  beforeEach: mockUploads({
    firstResponse: Response.json(
      { message: "…", errors: { layout: ["Molina", "Own", ""] } },
      { status: 422 },
    ),
    polls: [{ state: "done", done: 1, total: 1, message: "1 policy loaded.", result: { readRows: 1 } }],
  }),
  play: async () => {
    const { dialog, start } = await openAndSelect();
    await start();
    const question = within(await screen.findByRole("alertdialog", { name: "Choose a layout" }));
    await expect(question.getByRole("radio", { name: /^None of these/ })).toBeInTheDocument();
    await userEvent.click(question.getByRole("radio", { name: "Own" }));
    await userEvent.click(question.getByRole("button", { name: "Upload with this layout" }));
    await expect(await dialog.findAllByText("1 policy loaded.", {}, { timeout: 5000 })).toHaveLength(2);
    await expect(sent[1]?.url).toContain("layout=Own");
  },
};

const mappedPreview = {
  layout: layoutSchemas.policies.draft.parse({ columns: { policyNumber: ["Contract"] } }),
  ...{ encoding: "UTF-8", delimiter: "comma", sheets: [], headerLine: 1 },
  columns: [{ header: "Contract", examples: ["C-1"] }],
  ...{ statement: null, error: null },
};

export const MapsTheColumns: Story = {
  beforeEach: mockUploads({
    firstResponse: Response.json({ message: "…", errors: { layout: [""] } }, { status: 422 }),
    others: ({ pathname }) => {
      if (pathname === "/api/FileLayouts/preview") return Response.json(mappedPreview);
      if (pathname === "/api/FileLayouts") return Response.json({ id: crypto.randomUUID(), version: 1 });
      if (pathname === "/api/UploadPolicies")
        return Response.json({ data: [], totalRecords: 0, totalPages: 1 });
      return Response.json(pathname === "/api/Carriers" ? [] : null);
    },
    polls: [{ state: "done", done: 1, total: 1, message: "1 policy loaded.", result: { readRows: 1 } }],
  }),
  play: async () => {
    const { dialog, start } = await openAndSelect();
    await start();
    const title = "What are the columns of may.csv?";
    const form = within(await screen.findByRole("dialog", { name: title }));
    await expect(await form.findByLabelText("Column “Contract” contains")).toHaveValue("policyNumber");
    await expect(form.getByRole("textbox", { name: /^Name/ })).toHaveValue("may");
    await userEvent.click(form.getByRole("button", { name: "Create" }));
    await expect(await dialog.findAllByText("1 policy loaded.", {}, { timeout: 5000 })).toHaveLength(2);
    await expect(sent.at(-1)?.url).toContain("layout=may");
  },
};

export const ConfirmsTheEncoding: Story = {
  beforeEach: mockUploads({
    firstResponse: Response.json(
      { message: "…", errors: { encoding: ["Its words with accents are: José and Núñez."] } },
      { status: 422 },
    ),
    polls: [{ state: "done", done: 1, total: 1, message: "1 policy loaded.", result: { readRows: 1 } }],
  }),
  play: async () => {
    const { dialog, start } = await openAndSelect();
    await start();
    const question = within(await screen.findByRole("alertdialog", { name: "Upload anyway?" }));
    await expect(question.getByText(/José and Núñez/)).toBeInTheDocument();
    await userEvent.click(question.getByRole("button", { name: "Upload anyway" }));
    await expect(await dialog.findAllByText("1 policy loaded.", {}, { timeout: 5000 })).toHaveLength(2);
    await expect(sent[1]?.url).toContain("encoding=windows-1252");
  },
};
