import { attestations } from "@portico/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { FrameStory } from "../../../shell/frame-story.fixtures.tsx";
import { json } from "../../accounts/sign-in/sign-in-responses.fixtures.ts";
import { groupsKey } from "../groups/group-storage.ts";
import { appId, closedDecision, householdOf } from "../household.fixtures.ts";
import { planCardAt, planDetailsAt, planIdAt } from "../plans.fixtures.ts";
import { applicationPath, asAgent, pending } from "../story-responses.fixtures.ts";

const id = planIdAt(1);
const address = `/portal/mk/applications/${appId}/plans/${id}?metal=Silver`;
const planPath = `${applicationPath}/plans/${id}`;

const meta = {
  title: "Marketplace/Plan",
  component: FrameStory,
  args: { address },
  beforeEach: asAgent(),
} satisfies Meta<typeof FrameStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const sections = [
  "Plan Costs",
  "Doctor Visits",
  "Prescription drugs",
  "Labs & imaging",
  "Dental Services",
  "Hospital & emergency",
  "Mental health & substance abuse",
  "Pregnancy & birth",
  "Free preventative care",
];

export const Details: Story = {
  // Another day than that of the whole household.
  beforeEach: asAgent({ [planPath]: json({ ...planDetailsAt(1), effectiveDate: "2027-02-01" }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: planCardAt(1).name })).toBeVisible();
    const headings = canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent ?? "");
    await expect(headings.filter((heading) => sections.includes(heading))).toEqual(sections);
    const visits = within(canvas.getByRole("table", { name: "Doctor Visits" }));
    await expect(
      visits.getByRole("row", { name: "Specialist Visit Full price 35% Full price Full price" }),
    ).toBeVisible();
    await expect(
      visits.getByRole("row", { name: "Primary Care Visit $ 40.00 $ 40.00 Full price Full price" }),
    ).toBeVisible();
    await expect(canvas.getByText(/Coverage year 2027, starting 2027\/02\/01$/)).toBeVisible();
    await expect(canvas.getByText(/over 74 free services/)).toBeVisible();
    await expect(canvas.getByText(/^A percentage is your share of the price/)).toBeVisible();
    await expect(canvas.getByText("Not covered")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Self-enrollment page/ })).toHaveAttribute(
      "href",
      `/self-enroll/plans_get/${id}`,
    );
    await expect(canvas.getByRole("link", { name: /^Summary of benefits/ })).toHaveAttribute(
      "href",
      "https://plans.example/summary.pdf",
    );
    await expect(canvas.getByRole("link", { name: "Back to plans" })).toHaveAttribute(
      "href",
      `/portal/mk/applications/${appId}/plans?metal=Silver`,
    );
  },
};

const { raw } = householdOf();
/** A household in which everyone can enroll. */
const eligible = householdOf({
  raw: {
    ...raw,
    object: {
      ...raw.object,
      insuranceApplication: {
        ...raw.object.insuranceApplication,
        applicants: raw.object.insuranceApplication.applicants.slice(0, 2),
      },
    },
  },
});

export const EnrollNow: Story = {
  beforeEach: asAgent(
    {
      [`${applicationPath}/submit`]: async (_url, request) => {
        const body = await request.json();
        const expected = {
          enrollment_groups: [{ applicants: ["a1", "a2"], plan: { id }, aptc_selected: 396.2 }],
          attestations: [...attestations],
        };
        const isRight = JSON.stringify(body) === JSON.stringify(expected);
        return isRight
          ? Response.json({ exchangeId: appId, policies: [] })
          : Response.json({ message: JSON.stringify(body) }, { status: 422 });
      },
    },
    eligible,
  ),
  play: async ({ canvas }) => {
    const enroll = await canvas.findByRole("button", { name: "Enroll Now" });
    await expect(enroll).toHaveAccessibleDescription("Check all four boxes");
    const agreement = within(canvas.getByRole("group", { name: "Tax credit agreement" }));
    for (const checkbox of agreement.getAllByRole("checkbox")) await userEvent.click(checkbox);
    await userEvent.click(enroll);
    await expect(
      await canvas.findByRole("heading", {
        name: "Enrollment submitted. We'll take you to your application.",
      }),
    ).toBeVisible();
    await expect(JSON.parse(localStorage.getItem(groupsKey) ?? "")).toEqual({});
  },
};

export const EnrollmentFailed: Story = {
  args: { address: `${address}&credit=no` },
  beforeEach: asAgent(
    { [`${applicationPath}/submit`]: json({ message: "The Marketplace is down. Try again later." }, 503) },
    eligible,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Enroll Now" }));
    await expect(
      await canvas.findByText(
        "We couldn't confirm the enrollment. Submit it again. Nobody is enrolled twice.",
      ),
    ).toBeVisible();
    await expect(canvas.getByText("The Marketplace is down. Try again later.")).toBeVisible();
    await expect(JSON.parse(localStorage.getItem(groupsKey) ?? "")[appId]).toEqual([
      {
        applicants: ["a1", "a2"],
        plan: { id, name: planCardAt(1).name, premium: 532.75 },
        aptc_selected: 0,
      },
    ]);
  },
};

const twoGroups = [
  { applicants: ["a1"], aptc_selected: 220.1, plan: { id, name: "First", premium: 532.75 } },
  { applicants: ["a2"], aptc_selected: 100 },
];

export const KeepsSeveralGroupsAfterAFailure: Story = {
  args: { address: `${address}&credit=no` },
  beforeEach: () => {
    const clear = asAgent(
      { [`${applicationPath}/submit`]: json({ message: "This plan isn't sold here." }, 422) },
      eligible,
    )();
    localStorage.setItem(groupsKey, JSON.stringify({ [appId]: twoGroups }));
    return clear;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Enroll Now" }));
    await expect(
      await canvas.findByText("The enrollment wasn't submitted. What you chose is kept."),
    ).toBeVisible();
    await expect(JSON.parse(localStorage.getItem(groupsKey) ?? "")[appId]).toEqual(twoGroups);
  },
};

export const SomeoneCannotEnroll: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Enrolls Ana María Diaz, Ben Diaz in this plan.")).toBeVisible();
    await expect(canvas.getByText(/^Cleo Diaz gets Medicaid or CHIP, so they can't enroll/)).toBeVisible();
    await expect(canvas.getByText(/^Dora Diaz isn't applying for coverage here/)).toBeVisible();
  },
};

export const NotOpen: Story = {
  beforeEach: asAgent({}, householdOf({ enrollment: { ...closedDecision, pricedApplicants: ["a1"] } })),
  play: async ({ canvas }) => {
    const reason = "No applicant is in an enrollment period today";
    const enroll = await canvas.findByRole("button", { name: "Enroll Now" });
    await expect(enroll).toHaveAccessibleDescription(reason);
    await expect(canvas.getByText(reason, { selector: "p[aria-hidden]" })).toBeVisible();
  },
};

export const SelectForAGroup: Story = {
  args: { address: `/portal/mk/applications/${appId}/enrollment/0/plans/${id}` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Select Plan" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Enrollment groups" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /^Sample Mutual Silver/ })).toBeVisible();
    const [group] = JSON.parse(localStorage.getItem(groupsKey) ?? "")[appId];
    await expect(group.plan).toEqual({ id, name: planCardAt(1).name, premium: 532.75 });
  },
};

export const NotSold: Story = {
  beforeEach: asAgent({ [planPath]: json({ message: "This plan isn't sold in this county." }, 404) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This plan isn't sold in this county.")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: asAgent({ [planPath]: pending }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "Loading the plan" })).toBeVisible();
  },
};
