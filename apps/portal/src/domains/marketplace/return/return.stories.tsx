import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { FrameStory } from "../../../shell/frame-story.fixtures.tsx";
import { sessionConfiguration } from "../../../shell/signed-in.fixtures.ts";
import { json } from "../../accounts/sign-in/sign-in-responses.fixtures.ts";
import { appId, householdOf } from "../household.fixtures.ts";
import { applicationPath, asAgent, asCustomer, pending } from "../story-responses.fixtures.ts";

const meta = {
  title: "Marketplace/Redirect and return",
  component: FrameStory,
  parameters: { layout: "fullscreen" },
  beforeEach: asAgent(),
} satisfies Meta<typeof FrameStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const redirect = (url: string) =>
  json({ url, token: "signed", returnUrl: "https://portal.example/mk/return" });

/** The redirect page, with a form that isn't sent, so that the story stays. */
const withoutSending = (responses: Parameters<typeof asAgent>[0]) => () => {
  const restore = asAgent(responses)();
  const stop = (event: Event) => event.preventDefault();
  document.addEventListener("submit", stop);
  return () => {
    document.removeEventListener("submit", stop);
    restore();
  };
};

export const Redirects: Story = {
  args: { address: `/portal/mk/redirect?appId=${appId}` },
  beforeEach: withoutSending({ "/api/application/redirect": redirect("https://market.example/enroll") }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Taking you to the Marketplace" }),
    ).toBeVisible();
    const button = canvas.getByRole("button", { name: "Continue now" });
    const form = button.closest("form");
    await expect(form).toHaveAttribute("action", "https://market.example/enroll");
    await expect(form).toHaveAttribute("method", "post");
    await expect(form).toHaveFormValues({
      token: "signed",
      returnUrl: "https://portal.example/mk/return",
    });
    let submissions = 0;
    form?.addEventListener("submit", () => submissions++);
    await waitFor(() => expect(submissions).toBe(1), { timeout: 2_000 });
  },
};

export const RefusesAnotherOrigin: Story = {
  args: { address: `/portal/mk/redirect?appId=${appId}` },
  beforeEach: asAgent({ "/api/application/redirect": redirect("https://evil.example/") }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The Marketplace can't be opened")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Continue now" })).not.toBeInTheDocument();
  },
};

export const RedirectFailed: Story = {
  args: { address: `/portal/mk/redirect?appId=${appId}` },
  beforeEach: asAgent({
    "/api/application/redirect": json({ message: "The Marketplace's address isn't configured." }, 409),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The Marketplace's address isn't configured.")).toBeVisible();
  },
};

/** Stores an application as the one that was last opened. */
const withStored = (id: string | undefined, start: () => () => void) => () => {
  const restore = start();
  if (id === undefined) localStorage.removeItem("portico.application");
  else localStorage.setItem("portico.application", id);
  return () => {
    localStorage.removeItem("portico.application");
    restore();
  };
};

export const RedirectsWithTheStoredApplication: Story = {
  args: { address: "/portal/mk/redirect" },
  beforeEach: withStored(
    appId,
    withoutSending({
      "/api/application/redirect": async (url) =>
        url.searchParams.get("appId") === appId
          ? Response.json({ url: "https://market.example/enroll", token: "signed", returnUrl: "" })
          : Response.json({ message: "No application was named." }, { status: 422 }),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Continue now" })).toBeVisible();
  },
};

export const NoApplication: Story = {
  args: { address: "/portal/mk/redirect" },
  beforeEach: withStored(
    undefined,
    asAgent({ "/api/application/redirect": redirect("https://market.example") }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No application to continue")).toBeVisible();
    await expect(canvas.getByText(/Open an application, then choose/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to Applications" })).toBeVisible();
  },
};

export const InvalidApplication: Story = {
  args: { address: "/portal/mk/redirect?appId=../x" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/invalid application ID/)).toBeVisible();
  },
};

export const Preparing: Story = {
  args: { address: `/portal/mk/redirect?appId=${appId}` },
  beforeEach: asAgent({
    "/api/Configuration": json(sessionConfiguration),
    "/api/application/redirect": pending,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "Preparing the Marketplace" })).toBeVisible();
  },
};

export const ReturnsToTheApplication: Story = {
  args: { address: `/portal/mk/return?exchangeId=${appId}` },
  beforeEach: asAgent({
    [`${applicationPath}/update`]: json({
      id: appId,
      snapshotDate: "2026-11-26T15:04:00.000Z",
      changes: [{ label: "Income a year", before: "$ 48,000.00", after: "$ 52,000.00" }],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Go to Applications" })).toHaveAttribute(
      "href",
      "/portal/mk/applications",
    );
    await waitFor(() => expect(localStorage.getItem("portico.application")).toBe(appId));
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Ana María Diaz" }, { timeout: 4_000 }),
    ).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "What changed" })).toBeVisible();
    await expect(canvas.getByText("$ 52,000.00")).toBeVisible();
  },
};

/** The application is shown as it was fetched last, and the user gets to know. */
export const ReturnsWithoutARefetch: Story = {
  args: { address: `/portal/mk/return?exchangeId=${appId}` },
  beforeEach: asAgent({
    [`${applicationPath}/update`]: json({ message: "The Marketplace took too long to answer." }, 503),
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Ana María Diaz" }, { timeout: 4_000 }),
    ).toBeVisible();
    await expect(
      await screen.findByText("Failed to update application. The Marketplace took too long to answer."),
    ).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "What changed" })).not.toBeInTheDocument();
  },
};

/** Nothing is shown before it is fetched. */
export const FetchesBeforeItContinues: Story = {
  args: { address: `/portal/mk/return?exchangeId=${appId}` },
  beforeEach: asAgent({ [`${applicationPath}/update`]: pending }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Fetching your application from the Marketplace…")).toBeVisible();
  },
};

export const WithoutAnApplication: Story = {
  args: { address: "/portal/mk/return?exchangeId=0" },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "You're back from the Marketplace." }),
    ).toBeVisible();
    await expect(canvas.getByText("The Marketplace sent no application.")).toBeVisible();
  },
};

export const WithAnError: Story = {
  args: { address: "/portal/mk/return/enrollment?error=The+application+was+withdrawn." },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "The Marketplace reported a problem" }),
    ).toBeVisible();
    await expect(canvas.getByText("The application was withdrawn.")).toBeVisible();
  },
};

const { raw } = householdOf();
const policyOf = (name: string, more: object = {}) => ({
  id_exchange: `EX-${name}`,
  plan: { id: "99001FL0010011", name },
  premium: { amount: 532.75 },
  aptc_applied: 396.2,
  responsibility: 136.55,
  status: "Pending",
  dateEffective: "2027-01-01",
  members: [{ applicant_id: "a1" }],
  ...more,
});

export const Submitted: Story = {
  args: { address: `/portal/mk/return/submit?exchangeId=${appId}` },
  beforeEach: asAgent(
    {},
    householdOf({
      raw: {
        ...raw,
        object: {
          ...raw.object,
          policies: [
            policyOf("Last Year", { dateEffective: "2026-01-01" }),
            policyOf("Canceled", { status: "Cancelled" }),
            policyOf("Silver Value"),
            policyOf("Gold Value"),
          ],
        },
      },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Enrolled in Silver Value, Gold Value.")).toBeVisible();
  },
};

export const SubmittedButNotLookedUp: Story = {
  args: { address: `/portal/mk/return/submit?exchangeId=${appId}` },
  beforeEach: asAgent({ [applicationPath]: json({ message: "The database is unavailable." }, 500) }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        "The enrollment was submitted, but its plan couldn't be looked up. The database is unavailable.",
      ),
    ).toBeVisible();
  },
};

export const OfACustomer: Story = {
  args: { address: "/portal/mk/return" },
  beforeEach: asCustomer(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Go to Applications" })).toHaveAttribute(
      "href",
      "/portal/application",
    );
  },
};
