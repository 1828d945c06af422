import type { Slip } from "@portico/contract/features/payments/payments.schemas";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { FrameStory } from "../../shell/frame-story.fixtures.tsx";
import { signedIn } from "../../shell/signed-in.fixtures.ts";
import { json } from "../accounts/sign-in/sign-in-responses.fixtures.ts";

const administrator = { name: "Adriana Whitfield", roles: ["agent"], claims: ["admin.AgentPayment"] };
const agentId = "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11";
const carrierId = "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a12";
const line = {
  carrier: "Florida Blue",
  typePayment: "Commission",
  policyNumber: "H00959734",
  insuredName: "Mónica De León",
  month: 7,
  year: 2026,
  members: 2,
  amount: 49,
};
const slip: Slip = {
  paymentNumber: "1665",
  agentId,
  agent: "Alejandra Ríos",
  npn: "19837870",
  batchName: "Commissions July 2026",
  batchStatus: "Paid",
  createdDate: "2026-08-12T15:00:00.000Z",
  paymentDate: "2026-08-12",
  carriers: [{ carrier: "Florida Blue", lines: 2, commissions: 49, chargebacks: -24.5 }],
  lines: [line, { ...line, typePayment: "Chargeback", members: -1, amount: -24.5 }],
  adjustments: [{ typePayment: "Bonus", carrier: null, comment: "Best month", amount: 100 }],
  totalCommissions: 49,
  totalChargebacks: -24.5,
  totalAdjustments: 100,
  total: 124.5,
};
const sums = { payments: 3, amount: 1551.75 };
const summaries = {
  data: [{ agentId, agent: "Alejandra Ríos", carrierId, carrier: "Florida Blue", ...sums }],
  agents: [{ agentId, agent: "Alejandra Ríos", ...sums }],
  carriers: [{ carrierId, carrier: "Florida Blue", ...sums }],
  ...sums,
};
const row = { agentId, agent: "Alejandra Ríos", carrierId, carrier: "Florida Blue", lines: 2 };
const preview = {
  data: [{ ...row, commissions: 49, chargebacks: -24.5, amount: 24.5 }],
  deferred: [{ agentId: carrierId, agent: "Ben Ortiz", lines: 1, amount: -12 }],
  agents: 1,
  lines: 2,
  amount: 24.5,
};
const batch = {
  id: "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a13",
  version: 1,
  name: "Commissions July 2026",
  status: "Open",
  agents: 1,
  lines: 2,
  amount: 24.5,
  paymentDate: null,
  createdBy: "Adriana Whitfield",
  createdDate: "2026-08-12T15:00:00.000Z",
};
const emptyPage = { data: [], totalRecords: 0, totalPages: 0 };

const meta = {
  title: "Screens/Payments",
  component: FrameStory,
  parameters: { layout: "fullscreen" },
  beforeEach: signedIn(administrator, {
    "/api/SlipPayment": json(slip),
    "/api/Payments": json(emptyPage),
    "/api/PaymentBatches": json({ data: [batch], totalRecords: 1, totalPages: 1 }),
    "/api/PaymentBatches/preview": json(preview),
    "/api/Comissions/paymentSummaries": json(summaries),
  }),
} satisfies Meta<typeof FrameStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const slipAddress = "/portal/commissions/slips/1665";

export const PaySlip: Story = {
  args: { address: slipAddress },
  play: async ({ canvas }) => {
    const article = within(await canvas.findByRole("article"));
    await expect(article.getByText("Alejandra Ríos")).toBeVisible();
    await expect(article.getByText("$ 124.50")).toBeVisible();
    const chargebacks = article.getByRole("table", { name: "Florida Blue: Chargebacks" });
    await expect(within(chargebacks).getAllByText("-$ 24.50")).toHaveLength(2);
    await expect(canvas.getByRole("button", { name: "Download PDF" })).toBeEnabled();
  },
};

export const SlipNotFound: Story = {
  args: { address: slipAddress },
  beforeEach: signedIn(administrator, { "/api/SlipPayment": json({ message: "No such slip." }, 404) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No such slip.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Download PDF" })).not.toBeInTheDocument();
  },
};

export const SlipLoading: Story = {
  args: { address: slipAddress },
  beforeEach: signedIn(administrator, { "/api/SlipPayment": () => new Promise(() => {}) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "Loading the payment slip" })).toBeVisible();
  },
};

export const TotalsByAgentAndCarrier: Story = {
  args: { address: "/portal/commissions/payment" },
  play: async ({ canvas }) => {
    const totals = within(await canvas.findByRole("region", { name: "Totals by agent and carrier" }));
    await expect(totals.getAllByRole("definition")[0]).toHaveTextContent("$ 1,551.75 in 3 payments");
    await userEvent.click(totals.getByRole("button", { name: "Summary by agent and carrier" }));
    const table = within(await screen.findByRole("table", { name: "Summary by agent and carrier" }));
    await expect(table.getByRole("rowheader", { name: "Alejandra Ríos" })).toBeVisible();
    await expect(table.getAllByText("$ 1,551.75")).toHaveLength(4);
  },
};

export const NewBatch: Story = {
  args: { address: "/portal/commissions/batches" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New Batch" }));
    const form = within(await screen.findByRole("dialog", { name: "New batch" }));
    await expect(await form.findByText("Pays $ 24.50 to 1 agent for 2 lines.")).toBeVisible();
    await expect(form.getByText(/^Ben Ortiz: -\$ 12\.00\./)).toBeVisible();
    await expect(form.getByRole("table", { name: "Preview" })).toBeVisible();
  },
};

/** Selects the batch, and opens a dialog. */
async function openForBatch(canvas: ReturnType<typeof within>, button: string) {
  const row = await canvas.findByRole("row", { name: new RegExp(batch.name) });
  // The first cell opens the batch.
  await userEvent.click(row.lastElementChild ?? row);
  await userEvent.click(canvas.getByRole("button", { name: button }));
}

export const NothingToPay: Story = {
  args: { address: "/portal/commissions/batches" },
  beforeEach: signedIn(administrator, {
    "/api/PaymentBatches": json(emptyPage),
    "/api/PaymentBatches/preview": json({ data: [], deferred: [], agents: 0, lines: 0, amount: 0 }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New Batch" }));
    const form = within(await screen.findByRole("dialog", { name: "New batch" }));
    await expect(await form.findByText("No unpaid lines match.")).toBeVisible();
  },
};

export const AddPayment: Story = {
  args: { address: "/portal/commissions/batches" },
  play: async ({ canvas }) => {
    await openForBatch(canvas, "Add Payment");
    const form = within(await screen.findByRole("dialog", { name: "Add payment" }));
    await expect(form.getByLabelText(/^Agent/)).toBeVisible();
    await expect(form.getByLabelText(/^Amount/)).toHaveValue("");
    await expect(form.getByLabelText(/^Amount/)).toHaveAccessibleDescription("Negative for deductions");
    await expect(form.getByRole("button", { name: "Add" })).toHaveAttribute("aria-disabled", "true");
  },
};

export const VoidBatch: Story = {
  args: { address: "/portal/commissions/batches" },
  play: async ({ canvas }) => {
    await openForBatch(canvas, "Void");
    const form = within(await screen.findByRole("dialog", { name: "Void batch" }));
    await expect(form.getByLabelText(/^Reason/)).toBeRequired();
  },
};

export const PostBatch: Story = {
  args: { address: "/portal/commissions/batches" },
  play: async ({ canvas }) => {
    await openForBatch(canvas, "Post");
    const question = within(await screen.findByRole("alertdialog", { name: "Post this batch?" }));
    await expect(question.getByRole("button", { name: "Post" })).toBeEnabled();
  },
};

export const VoidSlip: Story = {
  args: { address: slipAddress },
  beforeEach: signedIn(administrator, {
    "/api/SlipPayment": json({ ...slip, batchStatus: "Void", paymentDate: null, npn: null, adjustments: [] }),
  }),
  play: async ({ canvas }) => {
    const article = within(await canvas.findByRole("article"));
    await expect(article.getByText("Will not be paid")).toBeVisible();
    await expect(article.queryByRole("table", { name: "Adjustments" })).not.toBeInTheDocument();
  },
};
