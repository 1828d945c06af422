import { typeGuids } from "@portico/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { FrameStory } from "../../shell/frame-story.fixtures.tsx";
import { signedIn } from "../../shell/signed-in.fixtures.ts";
import { json } from "../accounts/sign-in/sign-in-responses.fixtures.ts";

const agent = { name: "Alejandra Ríos", roles: ["agent"], claims: ["view.OfflineApp"] };
const id = "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11";
const responses = {
  [`/api/TypeGeneric/${typeGuids.applicationSource}`]: json([{ id, name: "Phone", code: "PHONE" }]),
  "/api/States": json([
    { id, name: "Florida", code: "FL" },
    { id: `${id.slice(0, -1)}3`, name: "Texas", code: "TX" },
  ]),
  "/api/Carriers": json([{ id, name: "Florida Blue" }]),
  "/api/OfflineApp/drafts": json({ data: [] }),
  "/api/OfflineApp/duplicates": json({ data: [] }),
  "/api/ZipCodes/33134": json({ city: "Miami", state: "FL", counties: ["Miami-Dade"] }),
  "/api/ZipCodes/77002": json({ city: "Houston", state: "TX", counties: ["Harris"] }),
  "/api/ZipCodes/33004": json({ city: "Dania", state: "FL", counties: ["Broward"] }),
  "/api/ZipCodes/00000": json({ message: "This ZIP code doesn't exist." }, 404),
};

const meta = {
  title: "Pages/New application",
  component: FrameStory,
  args: { address: "/portal/form/new" },
  parameters: { layout: "fullscreen" },
  beforeEach: signedIn(agent, responses),
} satisfies Meta<typeof FrameStory>;
export default meta;

type Story = StoryObj<typeof meta>;

async function section(name: string) {
  return within(await screen.findByRole("region", { name }));
}

export const Empty: Story = {
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Submit New" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(screen.queryByRole("region", { name: "Unfinished applications" })).not.toBeInTheDocument();
  },
};

export const FamilySizeFollowsTheMembers: Story = {
  play: async () => {
    const source = (await section("Source")).getByLabelText(/^Source/);
    await waitFor(() => expect(source).toHaveFocus());
    const index = within(screen.getByRole("navigation", { name: "Sections" }));
    const mark = index.getByRole("button", { name: /^Household/ });
    await expect(mark).not.toHaveAttribute("data-complete");
    const primary = await section("Primary");
    await userEvent.type(primary.getByLabelText(/^Last name/), "Garcia");
    const household = await section("Household");
    const size = household.getByLabelText(/^Family size/);
    const add = () => userEvent.click(household.getByRole("button", { name: "Add member" }));
    await add();
    await expect(size).toHaveValue("2");
    await expect(household.getByLabelText(/^Last name/)).toHaveValue("Garcia");
    await expect(mark).not.toHaveAttribute("data-complete");
    await userEvent.clear(size);
    await userEvent.type(size, "5");
    await add();
    await expect(size).toHaveValue("5");
    // Nobody had chosen the field with the focus.
    await expect(source).not.toHaveAttribute("aria-invalid", "true");
  },
};

export const ZipCodeFillsInTheLocation: Story = {
  play: async () => {
    const primary = await section("Primary");
    await userEvent.type(primary.getByLabelText("ZIP code"), "33134");
    await waitFor(() => expect(primary.getByLabelText(/^City/)).toHaveValue("Miami"));
    await expect(primary.getByLabelText("County")).toHaveValue("Miami-Dade");
    await expect(primary.getByLabelText(/^State/)).toHaveDisplayValue("Florida");
    await userEvent.clear(primary.getByLabelText("ZIP code"));
    await userEvent.type(primary.getByLabelText("ZIP code"), "00000");
    await expect(await primary.findByText("Unknown ZIP code. Enter city and state.")).toBeVisible();
    await waitFor(() => expect(primary.getByLabelText(/^City/)).toHaveValue(""));
    await expect(primary.getByLabelText("County")).toHaveValue("");
    await expect(primary.getByLabelText(/^State/)).toHaveValue("");
  },
};

export const ZipCodeKeepsWhatWasTyped: Story = {
  play: async () => {
    const primary = await section("Primary");
    const zip = primary.getByLabelText("ZIP code");
    await userEvent.type(primary.getByLabelText("County"), "Dade");
    await userEvent.type(zip, "33134");
    await waitFor(() => expect(primary.getByLabelText(/^City/)).toHaveValue("Miami"));
    await expect(primary.getByLabelText("County")).toHaveValue("Dade");
    await userEvent.clear(zip);
    await userEvent.type(zip, "33004");
    await waitFor(() => expect(primary.getByLabelText(/^City/)).toHaveValue("Dania"));
    await expect(primary.getByLabelText("County")).toHaveValue("Dade");
    await userEvent.clear(primary.getByLabelText(/^City/));
    await userEvent.type(primary.getByLabelText(/^City/), "Dania Beach");
    await userEvent.clear(zip);
    await userEvent.type(zip, "33134");
    await waitFor(() => expect(primary.getByText(/Miami/)).toBeVisible());
    await expect(primary.getByLabelText(/^City/)).toHaveValue("Dania Beach");
  },
};

/** The responses with a draft. */
function withDraft(changed: Readonly<Record<string, unknown>>) {
  const draft = json({ id, revision: 1, updatedDate: "2026-11-20T15:00:00.000Z", changed });
  return { ...responses, [`/api/OfflineApp/drafts/${id}`]: draft };
}

/** A draft with a ZIP code of Houston, and a county that the user typed. */
const houston = { zipCode: "77002", city: "Houston", county: "Fort Bend", state: "TX" };

/** What the ZIP code of the draft filled in is replaced, and what was typed stays. */
export const ZipCodeOfARestoredDraft: Story = {
  args: { address: `/portal/form/new?draft=${id}` },
  beforeEach: signedIn(agent, withDraft(houston)),
  play: async () => {
    await screen.findByText("Your draft was restored.");
    const primary = await section("Primary");
    const zip = primary.getByLabelText("ZIP code");
    await userEvent.clear(zip);
    await userEvent.type(zip, "33134");
    await waitFor(() => expect(primary.getByLabelText(/^City/)).toHaveValue("Miami"));
    await expect(primary.getByLabelText(/^State/)).toHaveDisplayValue("Florida");
    await expect(primary.getByLabelText("County")).toHaveValue("Fort Bend");
    await userEvent.clear(zip);
    await userEvent.type(zip, "00000");
    await waitFor(() => expect(primary.getByLabelText(/^City/)).toHaveValue(""));
    await expect(primary.getByLabelText(/^State/)).toHaveValue("");
    await expect(primary.getByLabelText("County")).toHaveValue("Fort Bend");
  },
};

/** Only what was entered is validated. */
export const RestoredDraftWithAnError: Story = {
  args: { address: `/portal/form/new?draft=${id}` },
  beforeEach: signedIn(agent, withDraft({ annualHouseholdIncome: "99999999999.00" })),
  play: async () => {
    await screen.findByText("Your draft was restored.");
    await expect(await (await section("Income")).findByText("Up to $ 99,999,999.99")).toBeVisible();
    const sections = within(screen.getByRole("navigation", { name: "Sections" }));
    await expect(sections.getByRole("button", { name: "Income 1 error" })).toBeVisible();
    await expect(sections.getByRole("button", { name: "Primary" })).not.toHaveAttribute("data-invalid");
    await expect(screen.getByRole("button", { name: "Show Errors" })).toBeVisible();
  },
};

export const OnlyASpouseHasIncome: Story = {
  play: async () => {
    const household = await section("Household");
    await userEvent.click(household.getByRole("button", { name: "Add member" }));
    const relation = household.getByLabelText(/^Relation/);
    await userEvent.selectOptions(relation, "Child");
    await expect(household.queryByLabelText(/^Type of income/)).not.toBeInTheDocument();
    await userEvent.selectOptions(relation, "Spouse");
    await expect(household.getByLabelText(/^Type of income/)).toBeRequired();
    await expect(household.getByLabelText(/^Employer$|^Employer\*/)).toBeRequired();
    await userEvent.selectOptions(household.getByLabelText(/^Type of income/), "Unemployed");
    await expect(household.getByLabelText(/^Employer$|^Employer\*/)).not.toBeRequired();
    await userEvent.click(screen.getByRole("button", { name: "Submit New" }));
    const married = household.getByRole("checkbox", { name: "Married" });
    await waitFor(() => expect(married).toHaveAccessibleDescription(/^One of the members is the spouse/));
    await userEvent.click(married);
    await waitFor(() => expect(married).not.toHaveAttribute("aria-invalid", "true"));
  },
};

export const CardBrand: Story = {
  play: async () => {
    const card = await section("Payment Card");
    await userEvent.type(card.getByLabelText("Card number"), "378282246310005");
    await expect(card.getByText("American Express")).toBeVisible();
    await userEvent.type(card.getByLabelText("CVV"), "12345{Tab}");
    await expect(card.getByLabelText("Card number")).toHaveValue("3782 822463 10005");
    await expect(card.getByLabelText("CVV")).toHaveValue("12345");
    await expect(await card.findByText("Not a CVV")).toBeVisible();
    await expect(card.getByLabelText("CVV")).toHaveAttribute("type", "password");
  },
};

export const PossibleDuplicate: Story = {
  beforeEach: signedIn(agent, {
    ...responses,
    "/api/OfflineApp/duplicates": json({
      data: [
        { id, fullName: "Ana Diaz", status: "New", createdDate: "2026-11-20T15:00:00.000Z", match: "phone" },
      ],
    }),
  }),
  play: async () => {
    const primary = await section("Primary");
    await userEvent.type(primary.getByLabelText(/^Cell phone/), "3055550142");
    await expect(await screen.findByRole("link", { name: "Open Ana Diaz" })).toBeVisible();
    await expect(screen.getByText("Same phone")).toBeVisible();
  },
};

export const DraftsNotLoaded: Story = {
  beforeEach: signedIn(agent, {
    ...responses,
    "/api/OfflineApp/drafts": json({ message: "Not allowed" }, 403),
  }),
  play: async () => {
    await expect(await screen.findByText("Your drafts couldn't be loaded.")).toBeVisible();
    await expect(await screen.findByRole("button", { name: "Submit New" })).toBeVisible();
  },
};

let isDraftGone = false;

/** Another tab has changed the draft, and then submitted or discarded it. */
export const OtherVersionIsGone: Story = {
  args: { address: `/portal/form/new?draft=${id}` },
  beforeEach: () => {
    isDraftGone = false;
    return signedIn(agent, {
      ...responses,
      [`/api/OfflineApp/drafts/${id}`]: (_url, request) => {
        if (request.method === "PUT") {
          isDraftGone = true;
          return Response.json({ message: "This draft was changed." }, { status: 409 });
        }
        if (isDraftGone) return Response.json({ message: "This draft doesn't exist." }, { status: 404 });
        const changed = { lastName: "Diaz" };
        return Response.json({ id, revision: 1, updatedDate: "2026-11-20T15:00:00.000Z", changed });
      },
    })();
  },
  play: async () => {
    await screen.findByText("Your draft was restored.");
    const lastName = (await section("Primary")).getByLabelText(/^Last name/);
    await userEvent.type(lastName, "x");
    const load = await screen.findByRole("button", { name: "Load the other version" }, { timeout: 10_000 });
    await userEvent.click(load);
    await expect(await screen.findByText(/This draft no longer exists/)).toBeVisible();
    await expect(lastName).toHaveValue("Diazx");
    await expect(screen.queryByRole("button", { name: "Load the other version" })).not.toBeInTheDocument();
    await expect(screen.getByRole("button", { name: "Save as a new draft" })).toBeVisible();
  },
};

export const UnfinishedApplications: Story = {
  beforeEach: signedIn(agent, {
    ...responses,
    "/api/OfflineApp/drafts": json({
      data: [
        { id, name: "Ana Diaz", revision: 3, updatedDate: "2026-11-20T15:00:00.000Z" },
        { id: `${id.slice(0, -1)}2`, name: "", revision: 1, updatedDate: "2026-11-19T15:00:00.000Z" },
      ],
    }),
  }),
  play: async () => {
    const drafts = await section("Unfinished applications");
    await expect(drafts.getByText("Ana Diaz")).toBeVisible();
    await expect(drafts.getByText("No name yet")).toBeVisible();
    await userEvent.click(drafts.getAllByRole("button", { name: "Discard" })[0] ?? document.body);
    await expect(await screen.findByText("Discard this draft?")).toBeVisible();
  },
};
