import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { FrameStory } from "../../shell/frame-story.fixtures.tsx";
import { sessionConfiguration, signedIn } from "../../shell/signed-in.fixtures.ts";
import { json } from "../accounts/sign-in/sign-in-responses.fixtures.ts";
import { ana, leadOnly, personId } from "./person.fixtures.ts";

const agent = {
  name: "Alejandra Ríos",
  roles: ["agent"],
  claims: ["view.Customer", "view.Policy", "view.Lead", "view.OfflineApp"],
};
const path = `/api/People/${personId}`;
const responses = {
  "/api/Configuration": json(sessionConfiguration),
  [path]: json(ana),
  [`${path}/birthDate`]: json(null),
  [`${path}/timeline`]: json({ entries: [{ ...ana.timeline.entries[1], id: "older" }], hasMore: false }),
  "/api/People/merge/preview": json({
    people: [
      { name: "Ana Rivera", dob: "1967-01-05", records: ana.records },
      { name: "Ana Rivera", dob: null, records: ana.records.slice(2) },
    ],
    replaced: ana.decisions,
  }),
};

const meta = {
  title: "Screens/Person",
  component: FrameStory,
  args: { address: `/portal/people/${personId}` },
  beforeEach: signedIn(agent, responses),
} satisfies Meta<typeof FrameStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Ana Rivera" })).toBeVisible();
    await expect(canvas.getByText("Grace period ends 2026/12/31")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "(305) 555-0142" })).toHaveAttribute(
      "href",
      "tel:+13055550142",
    );
    await expect(
      canvas.getByText("is unpaid. The grace period ends 2026/12/31.", { exact: false }),
    ).toBeVisible();
    await expect(
      canvas.getByText("A commission of $ 60.10 for October 2026", { exact: false }),
    ).toBeVisible();
    await expect(canvas.getByText("SMS sent: request for consent")).toBeVisible();
    await expect(canvas.getByText("Enrolled for 2026")).toBeVisible();
    await expect(canvas.getByText("Changed by an upload: Paid through, Premium")).toBeVisible();
    await expect(canvas.getByText("Unpaid: Promise to Pay")).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "$ 120.10" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Luis Cruz" })).toHaveAttribute(
      "href",
      "/portal/people/00000000-0000-4000-8000-000000000005",
    );
  },
};

export const OlderEvents: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Show older events" }));
    await waitFor(() => expect(canvas.getAllByText("Status: Promise to Pay")).toHaveLength(2));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Show" }), "Statuses");
    await expect(canvas.queryByText("Prefers calls before noon.")).not.toBeInTheDocument();
  },
};

export const Applications: Story = {
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole("region", { name: "Applications" }));
    await expect(card.getByRole("link", { name: "Resume Draft: Ana Rivera" })).toHaveAttribute(
      "href",
      "/portal/form/new?draft=00000000-0000-4000-8000-000000000008",
    );
    await expect(
      card.getByRole("link", { name: "Resume Marketplace application 4101223001" }),
    ).toHaveAttribute("href", "/portal/mk/redirect?appId=4101223001");
    await expect(card.queryByRole("link", { name: /^Resume Offline/ })).not.toBeInTheDocument();
  },
};

export const Documents: Story = {
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole("region", { name: "Documents" }));
    await expect(card.getByRole("button", { name: "Download letter.pdf" })).toBeVisible();
    await expect(card.getByText("Policy U7919905501 · Ambetter")).toBeVisible();
  },
};

export const CorrectBirthDate: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change to 1967/01/05 on Lead" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Change the date of birth?" }));
    await expect(dialog.getByText(/^Lead has 1967\/05\/01. It gets 1967\/01\/05./)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Change it" }));
    await expect(await screen.findByText("Date of birth changed")).toBeVisible();
  },
};

export const Assign: Story = {
  beforeEach: signedIn(
    { ...agent, claims: [...agent.claims, "admin.Policy", "admin.Lead"] },
    {
      ...responses,
      "/api/Agent/simplified": json([{ id: personId, name: "Oscar Rivera" }]),
      "/api/Policies/assign": json({ changed: 2 }),
      "/api/Leads/assign": json({ message: "Somebody else changed it." }, 409),
    },
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Assign" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Assign to an agent" }));
    await expect(dialog.getByText("Assigns 2 policies, 1 lead.")).toBeVisible();
    await userEvent.click(dialog.getByRole("combobox", { name: /Agent/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Oscar Rivera" }));
    await userEvent.click(dialog.getByRole("button", { name: /^Assign/ }));
    await expect(await dialog.findByText(/2 policies assigned. Couldn't assign 1 lead./)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: signedIn(agent, { ...responses, [path]: () => new Promise<never>(() => {}) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "Loading the person" })).toBeVisible();
  },
};

export const Compare: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Compare" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Are these the same person?" }));
    await expect(
      await dialog.findByText("This overrides 1 earlier decision to keep them separate."),
    ).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Same person" })).toBeEnabled();
  },
};

export const Separate: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Separate records" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Which records belong to someone else?" }),
    );
    await expect(dialog.getByRole("button", { name: "Separate" })).toHaveAccessibleDescription(
      "Choose at least one record.",
    );
    await userEvent.click(dialog.getByRole("checkbox", { name: /^Lead/ }));
    await expect(dialog.getByRole("button", { name: "Separate 1 record" })).toBeEnabled();
  },
};

export const OneLead: Story = {
  beforeEach: signedIn(agent, { ...responses, [path]: json(leadOnly) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Do not call")).toBeVisible();
    await expect(canvas.getByText("No coverage")).toBeVisible();
    await expect(canvas.getByText("Nothing has happened yet.")).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Needs attention" })).not.toBeInTheDocument();
  },
};

export const NotVisible: Story = {
  beforeEach: signedIn(agent, { ...responses, [path]: json({ message: "No." }, 404) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/you can't see the record/)).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: signedIn(agent, { ...responses, [path]: json({ message: "Try again soon." }, 503) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load the person")).toBeVisible();
  },
};
