import type { FilePreview } from "@portico/contract/features/file-layouts.schemas";
import { layoutSchemas } from "@portico/contract/schemas";
import type { ResponseBody } from "@portico/renderer/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { json } from "../domains/accounts/sign-in/sign-in-responses.fixtures.ts";
import { FrameStory } from "../shell/frame-story.fixtures.tsx";
import { signedIn } from "../shell/signed-in.fixtures.ts";

const administrator = { name: "Adriana Whitfield", roles: ["agent"], claims: ["admin.Statement"] };
const layout = layoutSchemas.statements.complete.parse({
  columns: { policyNumber: ["Contract No"], insuredName: ["Enrollee Name"], amount: ["Payout"] },
  delimiter: "semicolon",
});
const format = {
  ...{
    id: "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11",
    version: 2,
    name: "Sunshine",
    carrierId: null,
    carrier: null,
  },
  ...{ kind: "statements", files: "Statements", columns: 3, loads: 3, isEnabled: true },
  ...{ updatedBy: "Adriana Whitfield", updatedDate: "2026-11-02T15:00:00.000Z" },
};
const preview: FilePreview = {
  layout,
  ...{ encoding: "UTF-8", delimiter: "semicolon", sheets: [], headerLine: 2 },
  columns: [
    { header: "Contract No", examples: ["C-1", "C-2"] },
    { header: "Enrollee Name", examples: ["Ana Rivera", "Pat Stone"] },
    { header: "Premium", examples: ["512.00", "310.00"] },
    { header: "Payout", examples: ["48.50", "(24.00)"] },
  ],
  statement: {
    counts: { lines: 1, duplicates: 0, refused: 1, skipped: 1, wrongTotals: 1 },
    amount: "48.50",
    lines: [
      {
        ...{ line: 3, policyNumber: "C-1", insuredName: "Ana Rivera", amount: "48.50" },
        ...{ year: 2026, month: 3, members: 2 },
      },
    ],
    problems: [
      {
        ...{ line: 4, kind: "Refused", reason: "Payout isn't an amount such as 1,234.50 or (1,234.50)." },
        ...{ policyNumber: "C-2", insuredName: "Pat Stone", amount: "n/a" },
      },
      {
        ...{
          line: 5,
          kind: "Skipped",
          reason: "Wrong total. It says $ 40.00, but its lines add up to $ 48.50.",
        },
        ...{ policyNumber: "Total", insuredName: "", amount: "40.00" },
      },
    ],
  },
  error: null,
};

const leadPreview: FilePreview = {
  layout: layoutSchemas.leads.draft.parse({
    columns: { phone: ["phone1"], firstName: ["first_name"], lastName: ["last_name"] },
    otherHeaders: ["company_name"],
  }),
  ...{ encoding: null, delimiter: null, sheets: ["Leads", "Notes"], headerLine: 1 },
  columns: [
    { header: "first_name", examples: ["James", "Ana"] },
    { header: "last_name", examples: ["Butt", "Ríos"] },
    { header: "company_name", examples: ["Benton"] },
    { header: "phone1", examples: ["504-621-8927"] },
  ],
  ...{ statement: null, error: null },
};

const responses = (changes: Readonly<Record<string, ResponseBody>> = {}) =>
  signedIn(administrator, {
    "/api/Carriers": json([]),
    "/api/FileLayouts": json({ data: [format], totalRecords: 1, totalPages: 1 }),
    [`/api/FileLayouts/${format.id}`]: json({ ...format, layout: JSON.stringify(layout), history: [] }),
    "/api/FileLayouts/preview": json(preview),
    ...changes,
  });

const meta = {
  title: "Screens/File layouts",
  component: FrameStory,
  args: { address: "/portal/manage/file-layouts" },
  parameters: { layout: "fullscreen" },
  beforeEach: responses(),
} satisfies Meta<typeof FrameStory>;
export default meta;

type Story = StoryObj<typeof meta>;

async function openNew(canvas: { findByRole: typeof screen.findByRole }) {
  await userEvent.click(await canvas.findByRole("button", { name: "New" }));
  const form = within(await screen.findByRole("dialog", { name: "New file layout" }));
  const file = new File(["Contract No;Payout\n"], "sample.csv", { type: "text/csv" });
  const addSample = () => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    const input = form.getByLabelText("Sample file");
    input.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
  };
  return { form, addSample };
}

export const NewLayout: Story = {
  play: async ({ canvas }) => {
    const { form } = await openNew(canvas);
    await expect(form.getByText("Add a sample to see how its lines are read.")).toBeVisible();
    await expect(form.getByText(/and is not stored/)).toBeVisible();
  },
};

export const SuggestedFromSample: Story = {
  play: async ({ canvas }) => {
    const { form, addSample } = await openNew(canvas);
    addSample();
    await expect(await form.findByText("UTF-8 text, delimiter: semicolon, headers in line 2.")).toBeVisible();
    await expect(await form.findByLabelText("Column “Payout” contains")).toHaveValue("amount");
    await expect(form.getByLabelText(/^Amount headers/)).toHaveValue("Payout");
    await expect(await form.findByText("1 total disagrees with the sum of the lines.")).toBeInTheDocument();
    await expect(form.getByRole("table", { name: "Lines that would not be loaded" })).toBeInTheDocument();
    await userEvent.selectOptions(form.getByLabelText("Column “Premium” contains"), "Amount");
    const replaced = await screen.findByText("Amount is now read from “Premium” instead of “Payout”.");
    await expect(replaced).toBeVisible();
    await expect(form.getByLabelText("Column “Payout” contains")).toHaveValue("");
    await expect(form.getByLabelText(/^Amount headers/)).toHaveValue("Premium");
  },
};

export const UnreadableSample: Story = {
  beforeEach: responses({
    "/api/FileLayouts/preview": json({ message: "The file is too large. The maximum is 4 MB." }, 413),
  }),
  play: async ({ canvas }) => {
    const { form, addSample } = await openNew(canvas);
    await userEvent.type(form.getByRole("textbox", { name: /^Name/ }), "Typed before");
    addSample();
    await expect(
      await form.findByText("Couldn't read the sample. The file is too large. The maximum is 4 MB."),
    ).toBeVisible();
    await expect(form.getByRole("textbox", { name: /^Name/ })).toHaveValue("Typed before");
  },
};

export const Invalid: Story = {
  play: async ({ canvas }) => {
    const { form } = await openNew(canvas);
    await userEvent.type(form.getByLabelText(/^Policy number headers/), "Policy");
    await userEvent.type(form.getByLabelText(/^Amount headers/), "policy");
    await userEvent.click(form.getByRole("button", { name: "Create" }));
    await expect(await form.findByText("Enter a name")).toBeVisible();
    await expect(form.getByText("Choose the column with the insured name")).toBeInTheDocument();
    await expect(form.getByText("Policy number has the same header")).toBeInTheDocument();
  },
};

export const EditLayout: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Sunshine"));
    await userEvent.click(canvas.getByRole("button", { name: "Edit" }));
    await expect(await screen.findByLabelText(/^Insured name headers/)).toHaveValue("Enrollee Name");
    const form = within(screen.getByRole("dialog", { name: "Edit file layout" }));
    await expect(form.getByRole("textbox", { name: /^Name/ })).toHaveValue("Sunshine");
  },
};

/** Someone who may upload several kinds of files chooses one first. */
export const SpreadsheetOfLeads: Story = {
  beforeEach: signedIn(
    { name: "Adriana Whitfield", roles: ["agent"], claims: ["admin.Lead", "load.application"] },
    {
      "/api/Carriers": json([]),
      "/api/FileLayouts": json({ data: [], totalRecords: 0, totalPages: 0 }),
      "/api/FileLayouts/preview": json(leadPreview),
    },
  ),
  play: async ({ canvas }) => {
    const { form, addSample } = await openNew(canvas);
    await expect(form.queryByLabelText("Sample file")).not.toBeInTheDocument();
    await userEvent.selectOptions(form.getByLabelText(/^Files/), "Leads");
    addSample();
    await expect(await form.findByText("Spreadsheet, headers in row 1.")).toBeVisible();
    await expect(form.getByLabelText("Sheet")).toHaveValue("Leads");
    await expect(await form.findByLabelText("Column “phone1” contains")).toHaveValue("phone");
    await expect(form.getByLabelText(/^Headers that are not read/)).toHaveValue("company_name");
    await userEvent.selectOptions(form.getByLabelText("Column “company_name” contains"), "Plan");
    await expect(form.getByLabelText(/^Plan headers/)).toHaveValue("company_name");
    await expect(form.getByLabelText(/^Headers that are not read/)).toHaveValue("");
    await expect(form.queryByLabelText("Positive amounts")).not.toBeInTheDocument();
  },
};
