import type { ResponseBody } from "@portico/renderer/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { FrameStory } from "../../../shell/frame-story.fixtures.tsx";
import { sessionConfiguration, signedIn } from "../../../shell/signed-in.fixtures.ts";
import { json } from "../../accounts/sign-in/sign-in-responses.fixtures.ts";
import type { Dashboard } from "./figures.ts";

const manager = {
  name: "Marcus Delgado",
  roles: ["agent"],
  claims: ["admin.Policy", "admin.CommissionTracking", "view.Lead", "admin.PTO"],
};
const names = [
  "Florida Blue",
  "Oscar Health",
  "Ambetter from Sunshine Health",
  "Molina Healthcare",
  "UnitedHealthcare",
  "Cigna Healthcare",
  "AvMed",
  "Wellpoint",
  "Moda Health",
  "Sendero Health Plans",
  "CHRISTUS Health Plan",
  "Aetna CVS Health",
];
const idOf = (index: number) => `0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a${String(index + 10)}`;

/** Policies that grow by month, more for the first carriers. */
const data = names.flatMap((carrierName, index) =>
  [2025, 2026].flatMap((year) =>
    Array.from({ length: year === 2026 ? 3 : 12 }, (_, month) => {
      const policies = (names.length - index) * (year - 2022) + month;
      return { year, month: month + 1, carrierId: idOf(index), carrierName, policies, members: policies * 2 };
    }),
  ),
);
const dashboard: Dashboard = {
  ...{ year: 2026, years: [2026, 2025, 2024, 2023, 2022, 2021], lastMonth: 3 },
  ...{ agent: null, scope: "all", canListMonths: true, data },
};
const rows = (totalRecords: number) => json({ data: [], totalRecords, totalPages: 1 });
const work: Readonly<Record<string, ResponseBody>> = {
  "/api/FollowUps": (url, request) => rows(url.searchParams.has("to") ? 2 : 7)(url, request),
  // One of them has no days of grace left.
  "/api/PolicyNonPaid": (url, request) => rows(url.searchParams.has("graceTo") ? 1 : 4)(url, request),
  "/api/LostPolicy": rows(0),
  "/api/Leads": rows(1200),
  "/api/PTO": rows(2),
  "/api/CommissionTracking": json({
    ...{ data: [], totalRecords: 1234, totalPages: 1 },
    totals: { notReported: 41020.5 },
  }),
};
const withDashboard = (changes: Partial<Dashboard> = {}) =>
  signedIn(manager, { ...work, "/api/Dashboard": json({ ...dashboard, ...changes }) });

const meta = {
  title: "Screens/Dashboard",
  component: FrameStory,
  parameters: { layout: "fullscreen" },
  args: { address: "/portal/dashboard" },
  beforeEach: withDashboard(),
} satisfies Meta<typeof FrameStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: /by carrier in 2026/ }));
    await expect(table.getByRole("row", { name: /^Florida Blue 147 294 / })).toBeVisible();
    await expect(table.getByRole("row", { name: /100\.00% / })).toBeVisible();
    const pie = within(await canvas.findByRole("application", { name: "Policy months by carrier in 2026" }));
    await expect(pie.getAllByRole("link")).toHaveLength(10);
    await expect(pie.queryByRole("link", { name: /^Florida Blue/ })).not.toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByLabelText("Carriers"), "10 with the most policies");
    await expect(pie.getByRole("link", { name: /^Florida Blue: 147, / })).toHaveAttribute(
      "href",
      "/portal/commissions/tracking?carrier=Florida+Blue&year=2026",
    );
    await expect(canvas.getByText("Average 81")).toBeVisible();
    await expect(
      await canvas.findByText(/^Not reported for 2026: \$ 41,020\.50 expected for 1,234 policy months/),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Months not reported" })).toHaveAttribute(
      "href",
      "/portal/commissions/tracking?year=2026&state=Not+reported",
    );
    const works = within(canvas.getByRole("region", { name: "Today's work" }));
    await expect(works.getByRole("link", { name: "7 Your open follow-ups" })).toBeVisible();
    await expect(works.getByRole("link", { name: "2 overdue: Your open follow-ups" })).toBeVisible();
    await expect(works.getByRole("link", { name: "1,200 Leads to call back" })).toBeVisible();
    await expect(works.getByRole("link", { name: "0 New lost policies" })).toBeVisible();
    await expect(works.queryByText("Screens to approve")).not.toBeInTheDocument();
    const [overdue] = works.getAllByRole("link", { name: /^1 past the grace period: New unpaid policies/ });
    await expect(overdue).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/portal\/policies\/unpaid-policies\?status=New&graceTo=\d{4}-\d\d-\d\d$/),
    );
    const figures = within(canvas.getByRole("region", { name: "Key figures" }));
    await expect(figures.getByText("Policies in March 2026")).toBeVisible();
    for (const text of ["4% more than in February", "30% more than in March 2025"])
      await expect(figures.getAllByText(text)).toHaveLength(2);
    await expect(figures.getAllByText("32% more than in the same months of 2025")).toHaveLength(2);
  },
};

/** Targets are the user's own, and are compared with the figures of the month. */
export const Targets: Story = {
  beforeEach: () => {
    const saved: unknown[] = [];
    return signedIn(manager, {
      ...work,
      "/api/Dashboard": json(dashboard),
      "/api/user/preferences": async (_url, request) => {
        if (request.method === "PUT") saved.push(await request.json());
        return Response.json(saved.at(-1) ?? { shortcuts: true });
      },
    })();
  },
  play: async ({ canvas }) => {
    const set = await canvas.findByRole("button", { name: "Set targets" });
    await waitFor(() => expect(set).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(set);
    const dialog = within(await screen.findByRole("dialog", { name: "Monthly targets" }));
    await userEvent.type(await dialog.findByLabelText(/^Policies/), "0");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("Enter a whole number from 1 to 9,999,999.")).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(/^Policies/));
    await userEvent.type(dialog.getByLabelText(/^Policies/), "672");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    const progress = await canvas.findByRole("progressbar", { name: "Target 672" });
    await expect(progress).toHaveAttribute("aria-valuetext", "50%");
    await expect(canvas.getByRole("button", { name: "Edit targets" })).toBeVisible();
  },
};

export const MonthsOfAnotherCarrier: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("Carrier"), "AvMed");
    const months = within(
      await canvas.findByRole("application", { name: "Policies of AvMed by month in 2026" }),
    );
    await expect(months.getByRole("link", { name: "Jan: 24" })).toHaveAttribute(
      "href",
      "/portal/commissions/tracking?carrier=AvMed&year=2026&month=1",
    );
  },
};

export const WithoutTheListOfMonths: Story = {
  beforeEach: withDashboard({ canListMonths: false, scope: "several" }),
  play: async ({ canvas }) => {
    const pie = within(await canvas.findByRole("application", { name: "Policy months by carrier in 2026" }));
    await expect(pie.queryByRole("link")).not.toBeInTheDocument();
    await expect(canvas.getByLabelText("Agent")).toBeVisible();
  },
};

export const PastYear: Story = {
  beforeEach: withDashboard({ year: 2025, lastMonth: 12 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "2025 and 2024" })).toBeVisible();
  },
};

export const NoPoliciesInTheYear: Story = {
  beforeEach: withDashboard({ data: data.filter(({ year }) => year === 2025) }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("No policies in 2026")).length).toBe(3);
  },
};

export const FirstSteps: Story = {
  beforeEach: withDashboard({ data: [], scope: "one", agent: { id: idOf(1), name: "Marcus Delgado" } }),
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole("region", { name: "First steps" }));
    await expect(steps.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "1Call your leads",
      "2Review the policies",
    ]);
    await expect(canvas.queryByLabelText("Agent")).not.toBeInTheDocument();
  },
};

export const NotLinkedToAnAgent: Story = {
  beforeEach: signedIn(
    { name: "Samuel Okafor", roles: ["securityadmin"] },
    { "/api/Dashboard": json({ ...dashboard, data: [], scope: "none" }) },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your account isn't linked to an agent")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Today's work" })).not.toBeInTheDocument();
  },
};

export const CarrierSites: Story = {
  beforeEach: signedIn(manager, {
    ...work,
    "/api/Dashboard": json(dashboard),
    "/api/Configuration": json({
      ...sessionConfiguration,
      session: {
        ...sessionConfiguration.session,
        carrierLogosHostPrefix: window.location.hostname.slice(0, 3).toUpperCase(),
        carrierLinks: [
          { carrier: "Florida Blue", url: "https://www.floridablue.com/", logoUrl: "" },
          { carrier: "Oscar Health", url: "javascript:alert(1)", logoUrl: "" },
        ],
      },
    }),
  }),
  play: async ({ canvas }) => {
    const sites = within(await canvas.findByRole("navigation", { name: "Carriers' websites" }));
    await expect(sites.getAllByRole("link")).toHaveLength(1);
    await expect(sites.getByRole("link", { name: "Florida Blue (opens in a new tab)" })).toHaveAttribute(
      "rel",
      "noopener noreferrer",
    );
  },
};

export const Loading: Story = {
  beforeEach: signedIn(manager, { ...work, "/api/Dashboard": () => new Promise(() => {}) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "Loading the dashboard" })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: signedIn(manager, { ...work, "/api/Dashboard": json({ message: "Out of order." }, 500) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load the dashboard")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};
