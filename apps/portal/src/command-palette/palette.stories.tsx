import { areas } from "@portico/contract";
import type { ResponseBody } from "@portico/renderer/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { json } from "../domains/accounts/sign-in/sign-in-responses.fixtures.ts";
import { FrameStory } from "../shell/frame-story.fixtures.tsx";
import { signedIn } from "../shell/signed-in.fixtures.ts";

const groups = [
  {
    kind: "customer",
    records: [
      {
        id: "c1",
        name: "María Quiñónez",
        details: "maria@example.com · (305) 555-0142",
        search: "María Quiñónez",
      },
    ],
    hasMore: false,
  },
  {
    kind: "policy",
    records: [
      {
        id: "00000000-0000-4000-8000-00000000b001",
        name: "María Quiñónez",
        details: "FL-114 · Oscar Health · Effectuated",
        search: "FL-114",
      },
    ],
    hasMore: false,
  },
];

/** The texts that were searched for. */
const searched: unknown[] = [];
const responseWithGroups: ResponseBody = async (_url, request) => {
  searched.push(await request.json());
  const people = [{ id: groups[0]?.records[0]?.id, name: "María Quiñónez", records: ["customer", "policy"] }];
  return Response.json({ people, groups });
};

const agent = { name: "Alejandra Ríos", roles: ["agent"], claims: areas.map((area) => `view.${area}`) };

const meta = {
  title: "Shell/Command palette",
  component: FrameStory,
  args: { address: "/portal/no/such/page" },
  beforeEach: () => {
    searched.length = 0;
    return signedIn(agent, { "/api/Search": responseWithGroups })();
  },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "560px" } } },
} satisfies Meta<typeof FrameStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole("combobox", { name: "Search screens, people, and policies" });

export const Screens: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Search" });
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect(await field()).toHaveFocus();
    await expect(await screen.findByRole("option", { name: /^Unpaid Policies/ })).toBeVisible();
    await expect(screen.queryByRole("option", { name: /^Users/ })).not.toBeInTheDocument();
    await userEvent.type(await field(), "lost");
    await waitFor(() => expect(screen.getAllByRole("option")[0]).toHaveTextContent(/^Lost/));
  },
};

export const Records: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Search" }));
    await userEvent.type(await field(), "quin");
    const policy = await screen.findByRole("option", { name: /FL-114/ });
    await expect(policy).toBeVisible();
    await expect(screen.getByRole("group", { name: "Customers" })).toBeVisible();
    const people = within(screen.getByRole("group", { name: "People" }));
    await expect(people.getByRole("option", { name: /María Quiñónez.*Customers, Policies/ })).toBeVisible();
    await expect(searched).toEqual([{ search: "quin" }]);
  },
};

export const OneCharacter: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Search" }));
    await userEvent.type(await field(), "¿");
    await expect(await screen.findByText("No matches")).toBeVisible();
    await expect(searched).toEqual([]);
  },
};

const layout = { screenVersion: "", order: [], hidden: [], widths: {} };
const view = { role: null, isOwn: true, createdBy: "Ana", filters: {}, sort: "", layout };

export const SavedViewsAndFavorites: Story = {
  beforeEach: signedIn(agent, {
    "/api/user/views": json([
      { ...view, id: "00000000-0000-4000-8000-00000000c001", screenId: "leads", name: "Call back today" },
      { ...view, id: "00000000-0000-4000-8000-00000000c002", screenId: "users", name: "Locked" },
    ]),
    "/api/user/favorites": json([
      { id: "00000000-0000-4000-8000-00000000d001", path: "/portal/pto", title: "An earlier title" },
      { id: "00000000-0000-4000-8000-00000000d002", path: "/portal/security", title: "Users" },
      {
        id: "00000000-0000-4000-8000-00000000d003",
        path: `/portal/leads?view=00000000-0000-4000-8000-00000000c001`,
        title: "Leads: An earlier name",
      },
      {
        id: "00000000-0000-4000-8000-00000000d004",
        path: `/portal/leads?view=00000000-0000-4000-8000-00000000c009`,
        title: "Leads: Deleted",
      },
    ]),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Search" }));
    await expect(await screen.findByRole("option", { name: /Call back today.*Leads/ })).toBeVisible();
    // The agent can't open the screen of the other view.
    await expect(screen.queryByRole("option", { name: /Locked/ })).not.toBeInTheDocument();
    const favorites = within(await screen.findByRole("group", { name: "Favorites" }));
    // Only those that the agent can open, with their current names.
    await waitFor(() =>
      expect(favorites.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
        "Time off",
        "Leads: Call back today",
      ]),
    );
  },
};

/** Views that screens declare are found by their names, and by that of the screen. */
export const DeclaredViews: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Search" }));
    await userEvent.type(await field(), "follow-ups over");
    const found = await screen.findByRole("option", { name: /Overdue/ });
    await expect(found).toHaveTextContent("Follow-ups");
  },
};

export const Failed: Story = {
  beforeEach: signedIn(agent, { "/api/Search": json({ message: "No." }, 503) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Search" }));
    await userEvent.type(await field(), "zzzz");
    await expect(await screen.findByText("Search failed.")).toBeVisible();
  },
};
