import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { FrameStory } from "../../../shell/frame-story.fixtures.tsx";
import { json } from "../../accounts/sign-in/sign-in-responses.fixtures.ts";
import { appId, closedDecision, decisionOf, householdOf } from "../household.fixtures.ts";
import { applicationPath, asAgent, asCustomer, pending } from "../story-responses.fixtures.ts";

const meta = {
  title: "Marketplace/Application",
  component: FrameStory,
  args: { address: `/portal/mk/applications/${appId}` },
  beforeEach: asAgent(),
} satisfies Meta<typeof FrameStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const policy = {
  id_exchange: "EX-90001",
  id_issuer: "H00959734",
  plan: { id: "99001FL0010011", name: "Demo Health Silver Value 1100" },
  premium: { amount: 532.75 },
  aptc_applied: 396.2,
  responsibility: 136.55,
  status: "Pending",
  dateEffective: "2027-01-01",
  members: [{ applicant_id: "a1" }, { applicant_id: "a2" }],
};
const { raw } = householdOf();
const enrolled = householdOf({
  enrollment: decisionOf({
    state: "enrolled",
    reason: "This application is already enrolled for 2027. To change plans, continue it at the Marketplace.",
    people: [
      {
        id: "a1",
        name: "Ana Diaz",
        state: "enrolled",
        reason: "Ana Diaz is already enrolled for 2027, in Demo Health Silver Value 1100 (policy EX-90001).",
      },
    ],
    policies: [
      {
        exchangeId: "EX-90001",
        policyId: "7a9c5b1e-0001-4a6e-9b1a-1d7a5c3e0001",
        planName: "Demo Health Silver Value 1100",
        applicants: ["a1"],
      },
    ],
  }),
  raw: { ...raw, object: { ...raw.object, policies: [policy] } },
});

export const Household: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Ana María Diaz" })).toBeVisible();
    const applicants = within(canvas.getByRole("table", { name: "Applicants" }));
    await expect(applicants.getAllByText("Elegible")).toHaveLength(2);
    await expect(applicants.getByText("Unelegible")).toBeVisible();
    await expect(applicants.getByText("$ 220.10")).toBeVisible();
    await expect(applicants.getByText("Medicaid or CHIP, so no credit")).toBeVisible();
    const others = within(canvas.getByRole("table", { name: "Not applying for coverage" }));
    await expect(others.getByText("Dora Diaz")).toBeVisible();
    await expect(canvas.getByText("(305) 555-0142")).toBeVisible();
    await expect(canvas.getByText("No policies yet. Enroll to add one.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Enroll" })).toHaveAttribute(
      "href",
      `/portal/mk/applications/${appId}/enrollment`,
    );
    await waitFor(() => expect(localStorage.getItem("portico.application")).toBe(appId));
  },
};

export const WithPolicies: Story = {
  beforeEach: asAgent({}, enrolled),
  play: async ({ canvas }) => {
    const policies = within(await canvas.findByRole("table", { name: "Policies" }));
    await expect(policies.getByText("EX-90001")).toBeVisible();
    await expect(policies.getByText("$ 136.55")).toBeVisible();
    await expect(policies.getByText("Ana María Diaz, Ben Diaz")).toBeVisible();
    const reason =
      "This application is already enrolled for 2027. To change plans, continue it at the Marketplace.";
    await expect(canvas.getByText(reason, { selector: "p" })).toBeVisible();
    await expect(canvas.getByText(/^Ana Diaz is already enrolled for 2027, in/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Enroll" })).toHaveAccessibleDescription(reason);
    await expect(
      canvas.getByRole("link", { name: "Continue this application at the Marketplace" }),
    ).toHaveAttribute("href", `/portal/mk/redirect?appId=${appId}`);
  },
};

export const NobodyCanEnroll: Story = {
  beforeEach: asAgent(
    {},
    householdOf({ enrollment: closedDecision, hasConsent: false, hasCustomerAccount: false }),
  ),
  play: async ({ canvas }) => {
    const enroll = await canvas.findByRole("button", { name: "Enroll" });
    await expect(enroll).toHaveAccessibleDescription("No applicant is in an enrollment period today");
    await expect(canvas.getByText("No consent of the applicant is recorded")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Get customer account" })).toHaveAccessibleDescription(
      "No customer account is linked to this application",
    );
  },
};

/** Nobody is eligible, so there is neither a coverage year nor a start. */
export const NobodyIsEligible: Story = {
  beforeEach: asAgent(
    {},
    householdOf({
      enrollment: closedDecision,
      raw: {
        ...raw,
        object: {
          ...raw.object,
          insuranceApplication: {
            ...raw.object.insuranceApplication,
            applicants: raw.object.insuranceApplication.applicants.slice(2),
          },
        },
      },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unelegible")).toBeVisible();
    await expect(canvas.queryByText("Coverage year")).not.toBeInTheDocument();
    await expect(canvas.queryByText("Coverage starts")).not.toBeInTheDocument();
    await expect(canvas.getByText(/^Application 4101223 · Fetched/)).toBeVisible();
  },
};

export const Refetched: Story = {
  beforeEach: asAgent({
    [`${applicationPath}/update`]: json({
      id: appId,
      snapshotDate: "2026-11-26T15:04:00.000Z",
      changes: [
        { label: "Household income", before: "$ 48,000.00", after: "$ 52,000.00" },
        { label: "Ben Diaz", before: null, after: "Applies for coverage" },
      ],
    }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Refetch Application From Marketplace" }),
    );
    const title = await canvas.findByRole("heading", { name: "What changed" });
    const changes = within(title.closest("section") ?? document.body);
    await expect(changes.getByText("$ 48,000.00")).toBeVisible();
    await expect(changes.getByText("$ 52,000.00")).toBeVisible();
    await expect(await screen.findByText("Successfully updated application")).toBeVisible();
    await userEvent.click(changes.getByRole("button", { name: "Hide changes" }));
    await expect(canvas.queryByText("$ 52,000.00")).not.toBeInTheDocument();
  },
};

export const RefetchedWithoutChanges: Story = {
  beforeEach: asAgent({
    [`${applicationPath}/update`]: json({ id: appId, snapshotDate: "2026-11-26T15:04:00.000Z", changes: [] }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Refetch Application From Marketplace" }),
    );
    await expect(
      await canvas.findByText("Nothing changed at the Marketplace since the last fetch."),
    ).toBeVisible();
  },
};

export const RefetchFailed: Story = {
  beforeEach: asAgent({
    [`${applicationPath}/update`]: json({ message: "The Marketplace took too long to answer." }, 503),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Refetch Application From Marketplace" }),
    );
    await expect(
      await screen.findByText("Failed to update application. The Marketplace took too long to answer."),
    ).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "Ana María Diaz" })).toBeVisible();
  },
};

const tooManyLinks =
  "This recipient has reached the limit for password links from staff: 6 in 24 hours. Nothing was sent. Try again in 5 hours.";

export const CustomerAccount: Story = {
  beforeEach: asAgent({ [`${applicationPath}/customer`]: json({ email: "ana.diaz@example.com" }) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Get customer account" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Customer account" }));
    await userEvent.click(dialog.getByRole("button", { name: "Send link" }));
    await expect(await dialog.findByText("ana.diaz@example.com")).toBeVisible();
    await expect(dialog.getByText("A link to set a new password was sent to this address.")).toBeVisible();
    await expect(dialog.queryByRole("button", { name: "Send link" })).not.toBeInTheDocument();
  },
};

export const CustomerAccountTooOften: Story = {
  beforeEach: asAgent({ [`${applicationPath}/customer`]: json({ message: tooManyLinks }, 429) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Get customer account" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Customer account" }));
    await userEvent.click(dialog.getByRole("button", { name: "Send link" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(
      `Couldn't send the link. ${tooManyLinks}`,
    );
    await expect(dialog.getByRole("button", { name: "Send link" })).toBeEnabled();
  },
};

export const OwnOfACustomer: Story = {
  beforeEach: asCustomer(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Ana María Diaz" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Get customer account" })).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Enroll" })).toBeVisible();
  },
};

export const OfSomeoneElse: Story = {
  beforeEach: asCustomer({ [applicationPath]: json({ message: "Not found." }, 404) }),
  play: async ({ canvas }) => {
    localStorage.setItem("portico.application", appId);
    await expect(await canvas.findByText(/There is no such application, or it isn't yours/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open my application" })).toBeVisible();
  },
};

export const NotLoaded: Story = {
  beforeEach: asAgent({ [applicationPath]: json({ message: "The database is unavailable." }, 500) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The database is unavailable.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: asAgent({ [applicationPath]: pending }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "Loading the application" })).toBeVisible();
  },
};
