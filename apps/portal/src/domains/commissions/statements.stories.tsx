import { type ResponseBody, respondWithRows } from "@portico/renderer/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { ScreenStory } from "../../screen-stories/screen-story.fixtures.tsx";
import { type MockUpload, mockUploads, sent } from "../../screen-stories/upload-responses.fixtures.ts";
import { statements, unmatchedLines } from "../../screens/statements.ts";
import { signInAs } from "../../session/sign-in-as.fixtures.ts";

const administrator = { name: "Adriana Whitfield", roles: ["agent"], claims: ["admin.Statement"] };
const rows = respondWithRows(statements, 12);

/** Signs an administrator of statements in, and mocks uploads and all other requests. */
const signedIn =
  (mock: MockUpload = {}) =>
  () => {
    const restore = mockUploads({ others: rows, ...mock })();
    const signOut = signInAs(administrator);
    return () => {
      signOut();
      restore();
    };
  };

const meta = {
  title: "Screens/Statements",
  component: ScreenStory,
  args: { screen: statements },
  parameters: { layout: "fullscreen" },
  beforeEach: signedIn(),
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

async function openDialog(button: string, title = button) {
  const action = await screen.findByRole("button", { name: button });
  await userEvent.click(action);
  return within(await screen.findByRole("dialog", { name: title }));
}

type Dialog = Awaited<ReturnType<typeof openDialog>>;

async function choose(dialog: Dialog, label: string) {
  const select = dialog.getByLabelText(new RegExp(`^${label}`));
  const [, option] = await within(select).findAllByRole("option");
  if (!option) throw new Error(`${label} has no options.`);
  await userEvent.selectOptions(select, option);
}

async function chooseMonth(dialog: Dialog) {
  await choose(dialog, "Carrier");
  await choose(dialog, "Month");
  await userEvent.type(dialog.getByLabelText(/^Year/), "2026");
}

/** Fills in the dialog, and starts the load. */
async function load() {
  const dialog = await openDialog("Load Statements");
  await chooseMonth(dialog);
  await choose(dialog, "CSV format");
  const file = new File(["Policy Number,Amount\nFL-1,1.00\n"], "oscar-march.csv", { type: "text/csv" });
  await userEvent.upload(dialog.getByLabelText(/^File/), file);
  await userEvent.click(dialog.getByRole("button", { name: "Upload" }));
  return dialog;
}

const counts = {
  readRows: 0,
  loadedRows: 0,
  matchedRows: 0,
  unmatchedRows: 0,
  duplicateRows: 0,
  refusedRows: 0,
  skippedRows: 0,
};
const timeout = { timeout: 5000 };

export const LoadStatements: Story = {
  play: async () => {
    const dialog = await openDialog("Load Statements");
    await expect(dialog.getByRole("button", { name: "Upload" })).toHaveAttribute("aria-disabled", "true");
  },
};

const loadedMessage =
  "1,204 lines loaded: 1,198 matched, 6 unmatched. 1 duplicate left out, 4 header, total or text rows skipped. Check the skipped rows: 1 total disagrees with the sum of the lines.";

export const Loaded: Story = {
  beforeEach: signedIn({
    polls: [
      {
        state: "done",
        done: 3,
        total: 3,
        message: loadedMessage,
        result: {
          ...counts,
          ...{ readRows: 1205, loadedRows: 1204, matchedRows: 1198, unmatchedRows: 6 },
          ...{ duplicateRows: 1, skippedRows: 4 },
          problems: [],
          warnings: [
            { line: 17, reason: "Identical to an earlier line." },
            {
              line: 1209,
              reason: "Wrong total. It says $ 31,020.50, but its lines add up to $ 31,002.50.",
            },
          ],
        },
      },
    ],
  }),
  play: async ({ canvas }) => {
    const dialog = await load();
    await expect(await dialog.findByText("Statement uploaded!", {}, timeout)).toBeInTheDocument();
    await expect(dialog.getByText("Unmatched").nextSibling).toHaveTextContent("6");
    await expect(dialog.getByText(/^Line 1,209: Wrong total\./)).toBeInTheDocument();
    await expect(sent[0]?.url).toMatch(/carrier=.+formatId=.+month=1&year=2026/);
    await expect(canvas.getByText(`Statement uploaded! ${loadedMessage}`)).toBeInTheDocument();
  },
};

export const Refused: Story = {
  beforeEach: signedIn({
    polls: [
      {
        state: "failed",
        message: "Nothing was loaded: 2 lines can't be read. Fix the file, then load it again.",
        result: {
          ...counts,
          ...{ readRows: 40, refusedRows: 2 },
          problems: [
            { line: 17, reason: "Amount is empty." },
            {
              line: 23,
              reason: "Commission month isn't a month such as 3/2026, 2026-03-01, 3/1/26 or Mar 2026.",
            },
          ],
          warnings: [],
          notLoaded: [{ line: 2, reason: "Can be read, but other lines can't." }],
        },
      },
    ],
  }),
  play: async ({ canvas }) => {
    const dialog = await load();
    await expect(await dialog.findByText("Line 17: Amount is empty.", {}, timeout)).toBeInTheDocument();
    await expect(dialog.queryByText(/Can be read/)).not.toBeInTheDocument();
    await expect(dialog.getByRole("button", { name: "Download list (3)" })).toBeEnabled();
    const result = await canvas.findAllByText(/^Nothing was loaded: 2 lines can't be read\./);
    await expect(result.length).toBeGreaterThan(0);
  },
};

export const Unreadable: Story = {
  beforeEach: signedIn({
    polls: [
      {
        state: "failed",
        message: "Nothing was loaded. A closing quote is missing.",
        result: {
          ...counts,
          refusedRows: 1,
          problems: [{ line: 812, reason: "A closing quote is missing." }],
          warnings: [],
        },
      },
    ],
  }),
  play: async () => {
    const dialog = await load();
    const problem = "Line 812: A closing quote is missing.";
    await expect(await dialog.findByText(problem, {}, timeout)).toBeInTheDocument();
  },
};

const alreadyLoaded =
  "The statement of Oscar Health for March 2026 is already loaded. Delete it before you load it again.";

export const AlreadyLoaded: Story = {
  beforeEach: signedIn({ response: Response.json({ message: alreadyLoaded }, { status: 409 }) }),
  play: async ({ canvas }) => {
    const dialog = await load();
    await expect((await dialog.findAllByText(alreadyLoaded)).length).toBeGreaterThan(0);
    await expect((await canvas.findAllByText(alreadyLoaded)).length).toBeGreaterThan(0);
  },
};

const wrongMonth =
  "No line of the file is for January 2026. Its lines are for February 2026. If you load it, January 2026 counts as reported, and policies without a line for it become Unpaid.";
const uploadId = "00000000-0000-4000-8000-000000000077";
const checked = {
  state: "done",
  message: `${wrongMonth}\n3 lines to load: 2 matched, 1 unmatched.`,
  result: { ...counts, uploadId, state: "Checked", loadedRows: 3, matchedRows: 2, unmatchedRows: 1 },
};
const reviewed: MockUpload = {
  polls: [checked, { state: "done", message: "3 lines loaded.", result: { ...counts, state: "Loaded" } }],
  others: (url, request) => {
    if (url.pathname === `/api/Uploads/${uploadId}/confirm`)
      return Response.json({ jobId: uploadId }, { status: 202 });
    if (url.pathname !== `/api/Uploads/${uploadId}/rows`) return rows(url, request);
    const text = "New. No policy of the carrier has this number, so the line is unmatched.";
    return Response.json({
      fileName: "oscar-march.csv",
      expiresDate: "2026-04-01T00:00:00.000Z",
      rows: [{ line: 4, result: "New", text }],
    });
  },
};

export const WrongMonthConfirmed: Story = {
  beforeEach: signedIn(reviewed),
  play: async () => {
    const dialog = await load();
    await expect(await dialog.findByText(wrongMonth, {}, timeout)).toBeVisible();
    await expect(dialog.getByText("3 lines to load: 2 matched, 1 unmatched.")).toBeVisible();
    await expect(dialog.getByText(/^Line 4: New\. No policy/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Load 2 matched, 1 unmatched" }));
    await expect(await dialog.findByText("Statement uploaded!", {}, timeout)).toBeInTheDocument();
    await expect(sent).toHaveLength(1);
  },
};

export const WrongMonthNotConfirmed: Story = {
  beforeEach: signedIn(reviewed),
  play: async () => {
    const dialog = await load();
    await dialog.findByText(wrongMonth, {}, timeout);
    await userEvent.click(dialog.getByRole("button", { name: "Cancel upload" }));
    await expect(await dialog.findByText("Upload canceled.")).toBeVisible();
    await expect(dialog.getByText("oscar-march.csv")).toBeVisible();
    await expect(dialog.getByLabelText(/^Year/)).toHaveValue("2026");
    // The month can be changed, and the same file sent again.
    await userEvent.selectOptions(dialog.getByLabelText(/^Month/), "February");
    await userEvent.click(dialog.getByRole("button", { name: "Upload" }));
    await expect(sent).toHaveLength(2);
    await expect(sent[1]?.url).toMatch(/month=2&year=2026/);
  },
};

export const BeingLoaded: Story = {
  beforeEach: signedIn({ polls: [{ state: "running", done: 1, total: 4 }] }),
  play: async () => {
    const dialog = await load();
    const bar = await dialog.findByRole("progressbar", { name: "Processing oscar-march.csv" });
    await expect(bar).toBeInTheDocument();
    await expect(dialog.getByRole("button", { name: "Cancel upload" })).toBeEnabled();
  },
};

export const Failed: Story = {
  beforeEach: signedIn({
    polls: [
      {
        state: "failed",
        message: "The server couldn't finish the load. Nothing was loaded. Load the file again.",
        result: null,
      },
    ],
  }),
  play: async () => {
    const dialog = await load();
    const results = await dialog.findAllByText(/Nothing was loaded\./, {}, timeout);
    await expect(results.length).toBeGreaterThan(0);
    await expect(dialog.getByText("oscar-march.csv")).toBeInTheDocument();
  },
};

/** Mocks what a deletion would delete, and its response. */
const deletion = (preview: object, response = Response.json({ message: "" })) => {
  const others: ResponseBody = (url, request) => {
    if (url.pathname === "/api/Statement/deletion") return Response.json(preview);
    if (url.pathname === "/api/Statement" && request.method === "DELETE") return response.clone();
    return rows(url, request);
  };
  return signedIn({ others });
};

const toDelete = {
  lines: 1204,
  paidLines: 0,
  amount: 31_002.5,
  message: "This deletes 1,204 lines of the statement of Oscar Health for March 2026.",
};

export const DeleteStatements: Story = {
  beforeEach: deletion(toDelete),
  play: async () => {
    const dialog = await openDialog("Delete Statements");
    await chooseMonth(dialog);
    await expect(await dialog.findByText(toDelete.message)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Delete" })).toHaveClass("ui:bg-danger");
  },
};

export const Deleted: Story = {
  beforeEach: deletion(toDelete, Response.json({ lines: 1204, message: "Statements deleted! 1,204 lines." })),
  play: async ({ canvas }) => {
    const dialog = await openDialog("Delete Statements");
    await chooseMonth(dialog);
    await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
    const results = await canvas.findAllByText("Statements deleted! 1,204 lines.");
    await expect(results.some((element) => element.className.includes("text-success-fg"))).toBe(true);
  },
};

const paid =
  "The statement of Oscar Health for March 2026 can't be deleted: agents were paid for 12 lines. Void their payment batches first.";

export const DeletionRefused: Story = {
  beforeEach: deletion(
    { ...toDelete, paidLines: 12, message: paid },
    Response.json({ message: paid }, { status: 409 }),
  ),
  play: async ({ canvas }) => {
    const dialog = await openDialog("Delete Statements");
    await chooseMonth(dialog);
    await expect(await dialog.findByText(paid)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
    const results = await canvas.findAllByText(paid);
    await expect(results.some((element) => element.className.includes("text-danger-fg"))).toBe(true);
  },
};

export const NothingToDelete: Story = {
  beforeEach: deletion({
    lines: 0,
    paidLines: 0,
    amount: 0,
    message: "The statement of Oscar Health for March 2026 is not loaded.",
  }),
  play: async () => {
    const dialog = await openDialog("Delete Statements");
    await chooseMonth(dialog);
    await expect(await dialog.findByText(/is not loaded\.$/)).toBeVisible();
  },
};

export const MatchLine: Story = {
  args: { screen: unmatchedLines },
  beforeEach: signedIn({ others: respondWithRows(unmatchedLines, 3) }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("grid")).not.toHaveAttribute("aria-busy"));
    const [, row] = canvas.getAllByRole("row");
    if (!row) throw new Error("There are no lines.");
    await userEvent.click(row);
    const dialog = await openDialog("Match", "Match with a policy");
    await expect(dialog.getByLabelText(/^Policy/)).toBeEnabled();
  },
};
