import type { ReportFormat, ReportParam, ReportRun } from "@portico/contract/features/reports.schemas";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { json } from "../domains/accounts/sign-in/sign-in-responses.fixtures.ts";
import { FrameStory } from "../shell/frame-story.fixtures.tsx";
import { signedIn } from "../shell/signed-in.fixtures.ts";

const administrator = { name: "Adriana Whitfield", roles: ["administrator", "agent"], claims: [] };
const param = { format: null, values: null, isRequired: false, initial: "", notBefore: null };
const params: readonly ReportParam[] = [
  { ...param, name: "year", label: "Year", type: "number", isRequired: true, initial: "2026" },
  { ...param, name: "carrier", label: "Carrier", type: "list", values: "/Carriers" },
  {
    ...param,
    name: "reason",
    label: "Reason",
    type: "list",
    values: [{ id: "Terminated", name: "Terminated" }],
  },
  { ...param, name: "from", label: "Lost on or after", type: "date" },
  { ...param, name: "to", label: "Lost on or before", type: "date", notBefore: "from" },
  { ...param, name: "login", label: "Login contains", type: "text" },
];
const format: ReportFormat = {
  id: "7b1d5a30-0004-4c52-8e0f-5d6a1c9e1001",
  reportId: "7b1d5a30-0004-4c52-8e0f-5d6a1c9e0004",
  name: "Lost policies by reason",
  reportTypeName: "Policies",
  languageName: "English",
  code: "RFLOST",
  isDefault: false,
  params: JSON.stringify(params),
};
const statement: ReportFormat = {
  ...format,
  id: "7b1d5a30-0001-4c52-8e0f-5d6a1c9e1001",
  reportTypeName: "Commissions",
  name: "Agent commission statement",
  code: "RFPDF",
  isDefault: true,
  params: "[]",
};
const run: ReportRun = {
  id: "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11",
  name: "Agent commission statement",
  languageName: "English",
  fileType: "csv",
  filters: ["Carrier: AvMed", "Paid on or after: 2026/01/01"],
  createdDate: "2026-03-16T14:00:00.000Z",
  state: "done",
  done: 12_345,
  total: 12_345,
  message: null,
  fileName: "agent-commission-statement-2026-03-16.csv",
  fileBytes: 1_234_567,
  expiresDate: "2026-03-17T14:00:00.000Z",
};
const otherRuns: readonly ReportRun[] = [
  { ...run, id: "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a12", state: "running", done: 5_000, fileName: null },
  {
    ...run,
    id: "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a13",
    state: "failed",
    fileName: null,
    message: "This report has 312,000 rows. The maximum is 200,000. Choose narrower parameters.",
  },
];

const meta = {
  title: "Screens/Reports",
  component: FrameStory,
  args: { address: "/portal/manage/reports" },
  parameters: { layout: "fullscreen" },
  beforeEach: signedIn(administrator, {
    "/api/Reports": json([format, statement]),
    "/api/ReportRuns": json([]),
    "/api/Carriers": json([]),
  }),
} satisfies Meta<typeof FrameStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Formats: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Commissions" });
    const headings = within(canvas.getByRole("main")).getAllByRole("heading", { level: 2 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual(["Commissions", "Policies"]);
    await expect(canvas.queryByText(/your recent reports/i)).not.toBeInTheDocument();
  },
};

export const Parameters: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Download Lost policies by reason, English" }),
    );
    await userEvent.click(await screen.findByRole("menuitem", { name: "XLSX" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Report Parameters" }));
    await expect(dialog.getByText("Lost policies by reason, as XLSX")).toBeVisible();
    const year = dialog.getByLabelText(/^Year/);
    await expect(year).toHaveValue("2026");
    await userEvent.clear(year);
    await userEvent.click(dialog.getByRole("button", { name: "Download" }));
    await expect(await dialog.findAllByText("Year is required")).not.toHaveLength(0);
  },
};

export const RecentReports: Story = {
  beforeEach: signedIn(administrator, {
    "/api/Reports": json([statement]),
    "/api/ReportRuns": json([run, ...otherRuns]),
  }),
  play: async ({ canvas }) => {
    const runs = within(await canvas.findByRole("region", { name: "Your recent reports" }));
    await expect(runs.getByRole("button", { name: `Download ${run.fileName}` })).toBeVisible();
    await expect(runs.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "5,000 of 12,345 rows");
    await expect(runs.getByRole("button", { name: "Cancel Agent commission statement" })).toBeVisible();
    await expect(runs.getByText(/312,000 rows/)).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: signedIn(administrator, {
    "/api/Reports": json({ message: "The database is unavailable." }, 503),
    "/api/ReportRuns": json([]),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The database is unavailable.")).toBeVisible();
    await expect(canvas.getByText("Reports haven't loaded?")).toBeVisible();
  },
};
