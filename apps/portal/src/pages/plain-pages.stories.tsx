import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { mockSignInApi } from "../domains/accounts/sign-in/sign-in-responses.fixtures.ts";
import { FrameStory } from "../shell/frame-story.fixtures.tsx";
import { signedIn } from "../shell/signed-in.fixtures.ts";

const meta = {
  title: "Screens/Plain pages",
  component: FrameStory,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof FrameStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const agent = { name: "Alejandra Ríos", roles: ["agent"], claims: ["view.Marketing"] };
const customer = { name: "Carla Benítez", roles: ["customer"] };

/** Checks that the page shows one heading. */
const showing = (heading: string | RegExp): Pick<Story, "play"> => ({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: heading })).toBeVisible();
  },
});

export const Privacy: Story = {
  args: { address: "/privacy" },
  beforeEach: mockSignInApi(),
  ...showing("Privacy notice"),
};
export const NotFound: Story = {
  args: { address: "/not-found" },
  beforeEach: mockSignInApi(),
  ...showing("Page not found"),
};
export const MarketplaceReturn: Story = {
  args: { address: "/mk/return?exchangeId=4101" },
  beforeEach: mockSignInApi(),
  ...showing("Successfully returned from Marketplace. We'll take you to your application."),
};
export const AccountNotSetUp: Story = {
  args: { address: "/not-set-up" },
  beforeEach: signedIn({ name: "Nora Lindqvist", roles: [] }),
  ...showing("Your account isn't set up yet"),
};
export const InsufficientPermissions: Story = {
  args: { address: "/portal/error?error=insufficient_permissions" },
  beforeEach: signedIn(agent),
  ...showing("Error: insufficient_permissions"),
};
export const NotImplemented: Story = {
  args: { address: "/portal/no/such/page" },
  beforeEach: signedIn(agent),
  ...showing("Not Implemented"),
};
export const Crash: Story = {
  args: { address: "/portal/crash" },
  beforeEach: signedIn(agent),
  ...showing("Something went wrong"),
};
export const MarketingNotSetUp: Story = {
  args: { address: "/portal/marketing" },
  beforeEach: signedIn(agent),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Marketing isn't set up")).toBeVisible();
  },
};
export const CustomerWithAnApplication: Story = {
  args: { address: "/portal/customer" },
  beforeEach: signedIn({ ...customer, appId: "4101223" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Open your application" })).toBeVisible();
  },
};
export const CustomerWithoutOne: Story = {
  args: { address: "/portal/customer" },
  beforeEach: signedIn(customer),
  ...showing("Welcome, Carla Benítez"),
};
export const NoApplication: Story = {
  args: { address: "/portal/application" },
  beforeEach: signedIn(customer),
  ...showing("No application is assigned."),
};
