import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { FrameStory } from "../../shell/frame-story.fixtures.tsx";
import { sessionConfiguration, signedIn } from "../../shell/signed-in.fixtures.ts";
import { json } from "../accounts/sign-in/sign-in-responses.fixtures.ts";

const manager = { name: "Marcus Delgado", roles: ["agent"], claims: ["admin.Lead"] };
const agentId = "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11";
const receivers = [
  { id: "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a12", name: "Oscar Rivera" },
  { id: "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a13", name: "Ben Ortiz" },
];
const row = {
  ...{ id: "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a14", kind: "lead", name: "Ada Byron", status: "Call Back" },
  ...{ agent: "Alejandra Ríos", agentId, recordId: "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a14" },
  ...{ disabledDate: "2026-11-30T15:00:00.000Z", createdDate: "2026-11-01T15:00:00.000Z" },
};
const summary = {
  agents: [
    {
      ...{ agentId, agentName: "Alejandra Ríos", total: 3 },
      listStatus: [{ statusId: null, statusName: "Lead", subTotal: 3 }],
    },
  ],
  ...{ total: 3, readDate: "2026-11-30T15:00:00.000Z", refreshedDate: null },
};
const none = (kind: string) => ({ kind, total: 0, excluded: 0, counts: [0, 0] });
const preview = {
  kinds: [
    { kind: "followUp", total: 1, excluded: 0, counts: [1, 0] },
    { kind: "lead", total: 2, excluded: 0, counts: [1, 1] },
    { kind: "unpaidPolicy", total: 0, excluded: 4, counts: [0, 0] },
    none("lostPolicy"),
    { kind: "application", total: 0, excluded: 1, counts: [0, 0] },
  ],
  receivers: receivers.map((each, index) => ({ ...each, total: 2 - index })),
  ...{ total: 3, token: "x".repeat(43) },
};
const responses = {
  "/api/Configuration": json(sessionConfiguration),
  "/api/AgentWork": json({ data: [row], totalRecords: 1 }),
  "/api/AgentWork/summary": json(summary),
  "/api/AgentWork/receivers": json(receivers),
  "/api/AgentWork/preview": json(preview),
  "/api/AgentWork/reassign": json({ changed: 3 }),
};

const meta = {
  title: "Screens/Work to Reassign",
  component: FrameStory,
  args: { address: "/portal/follow-ups/to-reassign" },
  beforeEach: signedIn(manager, responses),
} satisfies Meta<typeof FrameStory>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Opens the dialog for the agent of the first row. */
async function openDialog(canvas: Canvas) {
  await userEvent.click(await canvas.findByText("Call Back"));
  await userEvent.click(canvas.getByRole("button", { name: "Reassign" }));
  return within(await screen.findByRole("dialog", { name: "Reassign Work" }));
}

async function chooseReceivers(dialog: Awaited<ReturnType<typeof openDialog>>) {
  await userEvent.click(dialog.getByRole("combobox", { name: /^To/ }));
  for (const { name } of receivers) await userEvent.click(await screen.findByRole("option", { name }));
  await userEvent.keyboard("{Escape}");
}

export const Preview: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await expect(dialog.getByRole("combobox", { name: /^From/ })).toHaveValue("Alejandra Ríos");
    await expect(await dialog.findByText("3 open items in the areas that you administer")).toBeVisible();
    await chooseReceivers(dialog);
    await expect(await dialog.findByRole("row", { name: "Oscar Rivera 1 1 2" })).toBeVisible();
    await expect(dialog.getByRole("row", { name: "Total 1 2 3" })).toBeVisible();
    await expect(
      dialog.getByText(
        "Not included, because you don't administer the area: 4 unpaid policies, 1 offline application.",
      ),
    ).toBeVisible();
  },
};

export const Reassigned: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await chooseReceivers(dialog);
    await userEvent.click(await dialog.findByRole("button", { name: "Reassign 3 items" }));
    await expect(await screen.findByText("3 items reassigned to 2 agents")).toBeVisible();
  },
};

export const ChangedMeanwhile: Story = {
  beforeEach: signedIn(manager, {
    ...responses,
    "/api/AgentWork/reassign": json(
      { message: "Nothing was reassigned, because the work has changed." },
      409,
    ),
  }),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await chooseReceivers(dialog);
    await userEvent.click(await dialog.findByRole("button", { name: "Reassign 3 items" }));
    await expect(
      (await screen.findAllByText("Nothing was reassigned, because the work has changed."))[0],
    ).toBeVisible();
    await expect(await dialog.findByRole("row", { name: "Oscar Rivera 1 1 2" })).toBeVisible();
  },
};

export const NotCounted: Story = {
  beforeEach: signedIn(manager, {
    ...responses,
    "/api/AgentWork/preview": json({ message: "The account is enabled." }, 409),
  }),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await chooseReceivers(dialog);
    await expect(await dialog.findByText("The account is enabled.", { exact: false })).toBeVisible();
  },
};

const user = {
  ...{ id: "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a15", version: 1, name: "Alejandra Ríos" },
  ...{ userName: "ale@example.com", email: "ale@example.com", type: "Agent", agentId },
  ...{
    contactId: "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a16",
    enable: true,
    org: null,
    roles: "agent",
    claims: null,
  },
};

export const AfterDisabling: Story = {
  args: { address: "/portal/security" },
  beforeEach: signedIn(
    { ...manager, roles: ["agent", "securityadmin"] },
    {
      ...responses,
      "/api/UserManage": json({ data: [user], totalRecords: 1 }),
      [`/api/UserManage/${user.id}`]: json(user),
      "/api/UserManage/Roles": json([{ name: "agent" }]),
      "/api/UserManage/Claims": json([]),
    },
  ),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByText("Agent", { selector: "td *, [role=gridcell] *, td, [role=gridcell]" }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Edit" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Enabled" }));
    await userEvent.click(screen.getByRole("button", { name: "Update User" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Reassign Work" }));
    await expect(
      dialog.getByText("Alejandra Ríos's account is disabled. 3 open items need another agent.", {
        exact: false,
      }),
    ).toBeVisible();
  },
};
