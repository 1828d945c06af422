import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { mockUploads, sent } from "../../../screen-stories/upload-responses.fixtures.ts";
import { FrameStory } from "../../../shell/frame-story.fixtures.tsx";
import { json } from "../../accounts/sign-in/sign-in-responses.fixtures.ts";
import { appId } from "../household.fixtures.ts";
import { asAgent } from "../story-responses.fixtures.ts";

const jobId = "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11";
const consentId = "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a12";
const row = {
  id: appId,
  version: 1,
  exchangeAssignedId: appId,
  snapshotDate: "2026-11-25T15:04:00.000Z",
  userFirstName: "Ana María",
  userLastName: "Diaz",
  userEmail: "ana.diaz@example.com",
  userPhone: "3055550142",
  userAddressCity: "Miami",
  userAddressStateCode: "FL",
  planName: "Demo Health Silver Value 1100 with Adult Vision",
  carrierName: "Demo Health",
  agentName: "Alejandra Ríos",
  agentSaleName: "Ben Ortiz",
  eligibilityAPTCElected: 396.2,
  enrollmentDate: "2026-11-20",
};
const list = {
  "/api/application": json({ data: [row], totalRecords: 1, totalPages: 1 }),
  "/api/Carriers": json([]),
  "/api/Agents": json([]),
  "/api/States": json([{ id: consentId, name: "Florida", code: "FL" }]),
};
const job = (part: object) =>
  json({ id: jobId, kind: "job", state: "done", done: 1, total: 1, message: null, result: null, ...part });

const meta = {
  title: "Marketplace/Applications",
  component: FrameStory,
  args: { address: "/portal/mk/applications" },
  parameters: { layout: "fullscreen" },
  beforeEach: asAgent(list),
} satisfies Meta<typeof FrameStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Demo Health Silver Value 1100…")).toBeVisible();
    await expect(canvas.getByText("2026/11/20")).toBeVisible();
    await expect(canvas.getByRole("button", { name: `Details ${appId}` })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Upload CSV" })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: asAgent({ ...list, "/api/application": json({ data: [], totalRecords: 0, totalPages: 0 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Applications haven't loaded?")).toBeVisible();
  },
};

export const Updated: Story = {
  beforeEach: asAgent({
    ...list,
    "/api/application/update": json({ jobId }, 202),
    [`/api/Jobs/${jobId}`]: job({}),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Update" }));
    await expect(await screen.findByText("Successfully updated application")).toBeVisible();
  },
};

export const UpdatedInPart: Story = {
  beforeEach: asAgent({
    ...list,
    "/api/application/update": json({ jobId }, 202),
    [`/api/Jobs/${jobId}`]: job({
      message: "3 of 5 applications updated. The last failure: The Marketplace is down.",
      result: { updated: 3, failed: 2 },
    }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Update" }));
    await expect(await screen.findByText(/^3 of 5 applications updated/)).toBeVisible();
    await expect(screen.queryByText("Successfully updated application")).not.toBeInTheDocument();
  },
};

export const UpdateFailed: Story = {
  beforeEach: asAgent({
    ...list,
    "/api/application/update": json({ jobId }, 202),
    [`/api/Jobs/${jobId}`]: job({ state: "failed", message: "The Marketplace is down." }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Update" }));
    await expect(
      await screen.findByText("Failed to update application. The Marketplace is down."),
    ).toBeVisible();
  },
};

const uploadId = "00000000-0000-4000-8000-000000000077";
const counts = { uploadId, readRows: 3, newRows: 1, changedRows: 1, unchangedRows: 0, refusedRows: 1 };
const checked = {
  state: "done",
  message: "3 rows read: 1 to fetch, 1 to fetch again, 0 already here, 1 refused.",
  result: { ...counts, state: "Checked" },
};

/** Mocks an upload with the states of its jobs in order, and the results of its rows. */
const withUpload =
  (...polls: object[]) =>
  () => {
    const restore = asAgent({
      ...list,
      [`/api/Uploads/${uploadId}/rows`]: json({
        fileName: "ids.csv",
        expiresDate: "2026-11-26T15:04:00.000Z",
        rows: [{ line: 3, result: "Refused", text: "Refused. FFMApplicationID must have 8 to 12 digits." }],
      }),
      [`/api/Uploads/${uploadId}/confirm`]: json({ jobId: uploadId }, 202),
    })();
    const answered = window.fetch;
    const restoreUploads = mockUploads({ polls, others: (_url, request) => answered(request) })();
    return () => {
      restoreUploads();
      restore();
    };
  };

/** Chooses a file and uploads it. */
async function upload(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole("button", { name: "Upload CSV" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Upload CSV" }));
  await userEvent.click(dialog.getByRole("checkbox", { name: "Overwrite existing applications" }));
  const file = new File(["FFMApplicationID,State\n4101,FL\nx y,FL\n"], "ids.csv", { type: "text/csv" });
  await userEvent.upload(dialog.getByLabelText("File"), file);
  await userEvent.click(dialog.getByRole("button", { name: "Upload" }));
  return dialog;
}

export const UploadReviewed: Story = {
  beforeEach: withUpload(checked),
  play: async ({ canvas }) => {
    const dialog = await upload(canvas);
    await expect(await dialog.findByRole("button", { name: "Load 1 new, 1 changed" })).toBeVisible();
    await expect(
      dialog.getByText("Line 3: Refused. FFMApplicationID must have 8 to 12 digits."),
    ).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Download rows with results" })).toBeVisible();
    await expect(sent[0]?.url).toContain("dryRun=true");
  },
};

export const Uploaded: Story = {
  beforeEach: withUpload(checked, { state: "done", result: { ...counts, state: "Loaded" } }),
  play: async ({ canvas }) => {
    const dialog = await upload(canvas);
    await userEvent.click(await dialog.findByRole("button", { name: "Load 1 new, 1 changed" }));
    await expect((await screen.findAllByText("Successfully processed CSV"))[0]).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Done" })).toBeVisible();
  },
};

export const UploadFailed: Story = {
  beforeEach: withUpload({ state: "failed", message: "The file has no column FFMApplicationID." }),
  play: async ({ canvas }) => {
    const dialog = await upload(canvas);
    await expect((await screen.findAllByText(/^Failed to process CSV/)).length).toBeGreaterThan(0);
    await expect(dialog.getByText(/The file has no column FFMApplicationID\.$/)).toBeVisible();
  },
};

export const NewApplication: Story = {
  beforeEach: asAgent({
    ...list,
    "/api/application/consents": json([
      {
        id: consentId,
        fullName: "Ana Diaz",
        signedDate: "2026-11-20T15:00:00.000Z",
        expires: "2027-11-20",
        isOnAgentDevice: false,
      },
    ]),
    "/api/application/consumer": json({ id: appId, hasConsent: true }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New" }));
    const dialog = within(await screen.findByRole("dialog", { name: "New application" }));
    await expect(dialog.getByText(/The applicant's consent is missing/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^First name/), "Ana");
    await userEvent.type(dialog.getByLabelText(/^Last name/), "Diaz");
    await userEvent.selectOptions(dialog.getByLabelText(/^Month/), "5");
    await userEvent.selectOptions(dialog.getByLabelText(/^Day/), "1");
    await userEvent.selectOptions(dialog.getByLabelText(/^Year/), "1986");
    await userEvent.selectOptions(dialog.getByLabelText(/^State/), "FL");
    await userEvent.selectOptions(await dialog.findByLabelText("Consent"), consentId);
    await expect(dialog.queryByText(/The applicant's consent is missing/)).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "Create" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Ana María Diaz" })).toBeVisible();
  },
};
