import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { FrameStory } from "../../../shell/frame-story.fixtures.tsx";
import { json } from "../../accounts/sign-in/sign-in-responses.fixtures.ts";
import { groupsKey } from "../groups/group-storage.ts";
import type { EnrollmentGroup } from "../groups/groups.ts";
import { appId, closedDecision, decisionOf, householdOf } from "../household.fixtures.ts";
import { planCardAt, planIdAt } from "../plans.fixtures.ts";
import { applicationPath, asAgent } from "../story-responses.fixtures.ts";

const meta = {
  title: "Marketplace/Enrollment",
  component: FrameStory,
  args: { address: `/portal/mk/applications/${appId}/enrollment` },
  beforeEach: asAgent(),
} satisfies Meta<typeof FrameStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const planAt = (index: number) => {
  const { id, name, fullPremium } = planCardAt(index);
  return { id, name, premium: fullPremium };
};
const chosen: readonly EnrollmentGroup[] = [
  { applicants: ["a1"], aptc_selected: 220.1, plan: planAt(1) },
  { applicants: ["a2"], aptc_selected: 100, plan: planAt(2) },
];

/** Signs in with stored groups. */
const withGroups =
  (groups: readonly EnrollmentGroup[], ...given: Parameters<typeof asAgent>) =>
  () => {
    const clear = asAgent(...given)();
    localStorage.setItem(groupsKey, JSON.stringify({ [appId]: groups }));
    return clear;
  };

function storedGroups(): readonly EnrollmentGroup[] {
  return JSON.parse(localStorage.getItem(groupsKey) ?? "{}")[appId];
}

/** Returns the part of a group. */
async function group(canvas: ReturnType<typeof within>, number: number) {
  const heading = await canvas.findByRole("heading", { name: `Group ${number}` });
  return within(heading.closest("section") ?? document.body);
}

export const DefaultGroup: Story = {
  play: async ({ canvas }) => {
    const first = await group(canvas, 1);
    for (const name of [/^Ana María Diaz/, /^Ben Diaz/])
      await expect(first.getByRole("checkbox", { name })).toBeChecked();
    const cleo = first.getByRole("checkbox", { name: /^Cleo Diaz/ });
    await expect(cleo).not.toBeChecked();
    await expect(cleo).toBeDisabled();
    await expect(cleo).toHaveAccessibleDescription("Medicaid or CHIP");
    await expect(canvas.getByText(/^Cleo Diaz gets Medicaid or CHIP, so they can't enroll/)).toBeVisible();
    await expect(first.getByRole("slider")).toHaveAttribute("aria-valuetext", "$ 396.20");
    await expect(canvas.getByRole("button", { name: "Remove Group" })).toHaveAccessibleDescription(
      "There must be one group",
    );
    await expect(canvas.getByRole("button", { name: "Submit Enrollment" })).toHaveAccessibleDescription(
      "Choose a plan for group 1",
    );
  },
};

export const ApplicantsAreExclusive: Story = {
  beforeEach: withGroups(chosen),
  play: async ({ canvas }) => {
    const second = await group(canvas, 2);
    await expect(await second.findByText("-$ 100.00")).toBeVisible();
    await userEvent.click(second.getByRole("checkbox", { name: /^Ana María Diaz/ }));
    const first = await group(canvas, 1);
    await expect(first.getByRole("checkbox", { name: /^Ana María Diaz/ })).not.toBeChecked();
    await expect(canvas.getAllByText("No plan chosen")).toHaveLength(2);
    await expect(second.getByRole("slider")).toHaveAttribute("aria-valuetext", "$ 100.00");
    await expect(
      first.getByRole("button", { name: "Choose a plan for group 1" }),
    ).toHaveAccessibleDescription("Choose the applicants of this group first");
    await expect(storedGroups().map(({ applicants }) => applicants)).toEqual([[], ["a1", "a2"]]);
    await userEvent.click(canvas.getByRole("button", { name: "Remove Group" }));
    await expect(canvas.getByText("Not in a group, so not enrolled: Ana María Diaz, Ben Diaz")).toBeVisible();
  },
};

export const CreditByKeyboard: Story = {
  beforeEach: withGroups(chosen),
  play: async ({ canvas }) => {
    const second = await group(canvas, 2);
    const slider = second.getByRole("slider");
    const number = second.getByRole("spinbutton");
    await userEvent.clear(number);
    await userEvent.type(number, "57.34{Enter}");
    await expect(slider).toHaveAttribute("aria-valuetext", "$ 57.34");
    await expect(await second.findByText("-$ 57.34")).toBeVisible();
    await expect(second.getByText("$ 487.66")).toBeVisible();
    await userEvent.clear(number);
    await userEvent.type(number, "900{Enter}");
    await expect(number).toHaveDisplayValue("176.1");
    await expect(second.getByText(/^Changed to 176\.1,/)).toBeVisible();
    await expect(storedGroups()[1]?.aptc_selected).toBe(176.1);
  },
};

export const Submits: Story = {
  beforeEach: withGroups(chosen, {
    [`${applicationPath}/submit`]: async (_url, request) => {
      const { enrollment_groups: groups, attestations } = await request.json();
      const isRight =
        attestations.length === 4 &&
        JSON.stringify(groups) ===
          JSON.stringify([
            { applicants: ["a1"], plan: { id: planIdAt(1) }, aptc_selected: 220.1 },
            { applicants: ["a2"], plan: { id: planIdAt(2) }, aptc_selected: 100 },
          ]);
      return isRight
        ? Response.json({ exchangeId: appId, policies: [] })
        : Response.json({ message: JSON.stringify(groups) }, { status: 422 });
    },
  }),
  play: async ({ canvas }) => {
    const submit = await canvas.findByRole("button", { name: "Submit Enrollment" });
    await waitFor(() => expect(submit).toHaveAccessibleDescription("Check all four boxes"));
    const agreement = within(canvas.getByRole("group", { name: "Tax credit agreement" }));
    const exemptions = "I will claim exemptions for the listed household members.";
    await expect(agreement.getByRole("checkbox", { name: exemptions })).toHaveAccessibleDescription(
      "Household members: Ana María Diaz, Ben Diaz, Cleo Diaz, and Dora Diaz",
    );
    for (const checkbox of agreement.getAllByRole("checkbox")) await userEvent.click(checkbox);
    await userEvent.click(submit);
    await expect(await canvas.findByRole("heading", { name: /^Enrollment submitted\./ })).toBeVisible();
  },
};

export const ServerRefusesAGroup: Story = {
  beforeEach: withGroups([{ applicants: ["a1"], aptc_selected: 0, plan: planAt(4) }], {
    [`${applicationPath}/submit`]: json(
      {
        message: "Correct the fields below.",
        errors: { "enrollment_groups.0.plan": ["This plan isn't sold in Miami-Dade County."] },
      },
      422,
    ),
  }),
  play: async ({ canvas }) => {
    const submit = await canvas.findByRole("button", { name: "Submit Enrollment" });
    await waitFor(() => expect(submit).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(submit);
    await expect(await canvas.findByText("This plan isn't sold in Miami-Dade County.")).toBeVisible();
    await expect(storedGroups()).toHaveLength(1);
  },
};

export const PlanCannotUseTheCredit: Story = {
  beforeEach: withGroups([{ applicants: ["a1"], aptc_selected: 220.1, plan: planAt(4) }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This plan can't use the tax credit.")).toBeVisible();
    await expect(canvas.queryByRole("group", { name: "Tax credit agreement" })).not.toBeInTheDocument();
  },
};

export const PremiumChanged: Story = {
  beforeEach: withGroups([{ applicants: ["a1"], aptc_selected: 0, plan: { ...planAt(1), premium: 500 } }]),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        "The full premium is now $ 532.75 a month. It was $ 500.00 when the plan was chosen.",
      ),
    ).toBeVisible();
  },
};

export const PlanNoLongerSold: Story = {
  beforeEach: withGroups(chosen, {
    [`${applicationPath}/plans/${planIdAt(1)}`]: json({ message: "This plan isn't sold anymore." }, 404),
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/This plan's price couldn't be checked\. This plan isn't sold anymore\./),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Submit Enrollment" })).toHaveAccessibleDescription(
      "The price of group 1 isn't known yet",
    );
  },
};

export const NotOpen: Story = {
  beforeEach: asAgent({}, householdOf({ enrollment: closedDecision })),
  play: async ({ canvas }) => {
    const reason = "No applicant is in an enrollment period today";
    const submit = await canvas.findByRole("button", { name: "Submit Enrollment" });
    await expect(submit).toHaveAccessibleDescription(reason);
    await expect(canvas.getByText(reason, { selector: "p[aria-hidden]" })).toBeVisible();
    await expect(canvas.getAllByText(/The last one ended on 2026\/12\/15\.$/)).toHaveLength(2);
    for (const checkbox of canvas.getAllByRole("checkbox")) {
      await expect(checkbox).not.toBeChecked();
      await expect(checkbox).toBeDisabled();
    }
  },
};

const pending = decisionOf({
  state: "pending",
  reason: "Other groups were submitted for 2027, and the Marketplace hasn't confirmed them.",
  people: decisionOf().people.map((one) => (one.id === "a1" ? { ...one, state: "pending" as const } : one)),
  pendingGroups: [{ applicants: ["a1"], planId: planIdAt(1), aptcSelected: 0 }],
});

export const OthersArePending: Story = {
  beforeEach: withGroups(
    [{ applicants: ["a2"], aptc_selected: 0, plan: planAt(1) }],
    {},
    householdOf({ enrollment: pending }),
  ),
  play: async ({ canvas }) => {
    const submit = await canvas.findByRole("button", { name: "Submit Enrollment" });
    await waitFor(() => expect(submit).toHaveAccessibleDescription(pending.reason ?? ""));
  },
};

export const PendingAreSubmittedAgain: Story = {
  beforeEach: withGroups(
    [{ applicants: ["a1"], aptc_selected: 0, plan: planAt(1) }],
    {},
    householdOf({ enrollment: pending }),
  ),
  play: async ({ canvas }) => {
    const submit = await canvas.findByRole("button", { name: "Submit Enrollment" });
    await waitFor(() => expect(submit).not.toHaveAttribute("aria-disabled", "true"));
  },
};
