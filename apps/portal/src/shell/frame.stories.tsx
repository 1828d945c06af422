import { areas } from "@portico/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { json } from "../domains/accounts/sign-in/sign-in-responses.fixtures.ts";
import { FrameStory } from "./frame-story.fixtures.tsx";
import { sessionConfiguration, signedIn } from "./signed-in.fixtures.ts";

const agent = {
  name: "Alejandra Ríos",
  roles: ["agent"],
  claims: [...areas.map((area) => `view.${area}`), "view.EDE", "view.Marketing"],
};
const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32"><circle cx="16" cy="16" r="10" fill="#2a6fb0"/><rect x="36" y="11" width="80" height="10" rx="5" fill="#2a6fb0"/></svg>',
)}`;

const meta = {
  title: "Shell/Frame",
  component: FrameStory,
  args: { address: "/portal/dashboard" },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof FrameStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Agent: Story = {
  beforeEach: signedIn(agent),
  play: async ({ canvas }) => {
    const sidebar = within(await canvas.findByRole("navigation", { name: "Main" }));
    await expect(await sidebar.findByRole("link", { name: "Dashboard" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(await canvas.findByRole("link", { name: /^EDE/ })).toBeVisible();
  },
};

export const EveryRole: Story = {
  beforeEach: signedIn({
    ...agent,
    name: "Adriana Whitfield",
    roles: ["agent", "administrator", "securityadmin"],
    claims: [...agent.claims, "TelephonyAdmin"],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Telephony" })).toBeVisible();
    const sidebar = within(canvas.getByRole("navigation", { name: "Main" }));
    await expect(sidebar.getByRole("link", { name: "Users" })).toBeInTheDocument();
  },
};

export const CustomerBreadcrumbs: Story = {
  args: { address: "/portal/mk/applications/4101/plans" },
  beforeEach: signedIn({ name: "Carmen Ortega", roles: ["customer"], claims: [] }),
  play: async ({ canvas }) => {
    const crumbs = within(await canvas.findByRole("navigation", { name: "Breadcrumbs" }));
    await expect(crumbs.getByText("Applications")).not.toHaveAttribute("href");
    await expect(crumbs.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["4101"]);
  },
};

export const ProfileMenu: Story = {
  beforeEach: signedIn(agent),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Alejandra Ríos" }));
    const account = await canvas.findByRole("menuitem", { name: "My Account" });
    await waitFor(() => expect(account).toHaveFocus());
    // The menu fades in.
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "Logout" })).toBeVisible());
  },
};

export const Partner: Story = {
  beforeEach: signedIn(agent, {
    "/api/Configuration": json({
      ...sessionConfiguration,
      partners: [
        {
          id: "partner",
          hostPrefix: window.location.hostname,
          name: "Lakeside Agency",
          logoUrl: logo,
          footer: "Lakeside Agency, a licensed insurance agency.",
          hidesLoginLinks: true,
        },
      ],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "Lakeside Agency" })).toBeVisible();
    const [footer] = await canvas.findAllByText("Lakeside Agency, a licensed insurance agency.");
    await expect(footer).toBeVisible();
  },
};

export const NarrowLongName: Story = {
  globals: { viewport: { value: "mobile1" } },
  beforeEach: signedIn({ ...agent, name: "Maximiliana Fernández-Castellanos de la Vega y Montemayor" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /^Maximiliana/ })).toBeVisible();
  },
};
