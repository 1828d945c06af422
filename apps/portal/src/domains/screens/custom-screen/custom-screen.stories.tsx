import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { FrameStory } from "../../../shell/frame-story.fixtures.tsx";
import { json } from "../../accounts/sign-in/sign-in-responses.fixtures.ts";
import { agent, graceInMiami, graceOutline, publishedGrace, withGrace } from "./custom-screen.fixtures.ts";

const address = "/portal/screens/grace-in-miami";

const meta = {
  title: "Screens/Added by administrators",
  component: FrameStory,
  args: { address },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof FrameStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const calls: Request[] = [];
const callsOf = (path: string) => calls.filter(({ url }) => new URL(url).pathname === path);

/**
 * It is under its own title, each of its calls says where it comes from, and what people arrange of it is kept apart
 * from a screen of the portal's own with its id.
 */
export const Published: Story = {
  beforeEach: withGrace({ calls }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Grace in Miami" })).toBeVisible();
    const crumbs = canvas.getByRole("navigation", { name: "Breadcrumbs" });
    await expect(within(crumbs).getByText("Grace in Miami")).toHaveAttribute("aria-current", "page");
    await waitFor(() => expect(document.title).toMatch(/^Grace in Miami · /));
    await waitFor(() => expect(callsOf("/api/PolicyNonPaid")).not.toHaveLength(0));
    for (const { headers } of callsOf("/api/PolicyNonPaid")) {
      await expect(headers.get("portico-screen")).toBe("grace-in-miami/2");
    }
    for (const { headers } of callsOf("/api/States"))
      await expect(headers.get("portico-screen")).toBe("grace-in-miami/2");
    // Its own, or those of all screens if they came first.
    const preferences = () => calls.filter(({ url }) => /\/preferences(\/added\.grace-in-miami)?$/.test(url));
    await waitFor(() => expect(preferences()).not.toHaveLength(0));
    await expect(callsOf("/api/user/preferences/grace-in-miami")).toHaveLength(0);
  },
};

/** Readers see what is fixed: in a sentence under the title, and as chips that cannot be removed. */
export const FixedFilters: Story = {
  beforeEach: withGrace(),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText(
        "Unpaid policies where Status is Paid Confirmed, State is Florida, and City is Miami, for agents.",
      ),
    ).toBeVisible();
    const chips = within(await canvas.findByRole("list", { name: "Fixed filters" }));
    const texts = chips.getAllByRole("listitem").map(({ textContent }) => textContent);
    await expect(texts).toEqual([
      "Fixed filter: Status is Paid Confirmed",
      "Fixed filter: State is Florida",
      "Fixed filter: City is Miami",
    ]);
    await expect(chips.queryByRole("button")).not.toBeInTheDocument();
    await expect(canvasElement.querySelector("search")).toHaveAttribute("data-active-filters", "0");
  },
};

/** Without the labels, the values themselves are shown. */
export const FixedFiltersWithoutLabels: Story = {
  beforeEach: withGrace({ states: json({ message: "The database is away." }, 500) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("is FL")).toBeVisible();
    await expect(canvas.getByText(/^Unpaid policies where .*, State is FL, and City is Miami/)).toBeVisible();
  },
};

export const WithoutRemovedParts: Story = {
  beforeEach: withGrace({
    screen: json({
      ...publishedGrace,
      dropped: [
        { path: "columns[4]", message: "columns[4]: `region` is not a field of `policyNonPaid.list`." },
      ],
    }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Show the hidden part"));
    await expect(canvas.getByText(/^columns\[4\]: `region`/)).toBeVisible();
    await expect(await canvas.findByRole("grid", { name: "Grace in Miami" })).toBeVisible();
  },
};

const brokenGrace = {
  ...publishedGrace,
  screen: null,
  problems: [
    {
      path: "permanentFilters.county",
      message: "permanentFilters.county: `county` is no filter of `policyNonPaid.list`.",
    },
  ],
};
const broken = json(brokenGrace);

export const Broken: Story = {
  beforeEach: withGrace({ screen: broken }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Grace in Miami can't be shown")).toBeVisible();
    await expect(canvas.getByText(/^permanentFilters.county: /)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Open in the editor" })).not.toBeInTheDocument();
  },
};

const editorId = "5c1f7f3e-52c1-4b0e-9a43-0d7a8a4c6f10";

/** Administrators get its ID in the editor from the server. */
export const BrokenForAnAdministrator: Story = {
  beforeEach: withGrace({
    user: { ...agent, roles: ["agent", "administrator"] },
    screen: json({ ...brokenGrace, editorId }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Open in the editor" })).toHaveAttribute(
      "href",
      `/portal/manage/screens/${editorId}`,
    );
    const crumbs = within(canvas.getByRole("navigation", { name: "Breadcrumbs" }));
    await expect(crumbs.getByText("Grace in Miami")).toHaveAttribute("aria-current", "page");
  },
};

export const NotFoundRecord: Story = {
  beforeEach: withGrace({ screen: json({ message: "There is no such screen." }, 404), screens: () => [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Screen not found" })).toBeVisible();
  },
};

let isAway = false;

export const NotLoaded: Story = {
  beforeEach: () => {
    isAway = true;
    const away = json({ message: "The database is away." }, 500);
    const screen = json(publishedGrace);
    return withGrace({ screen: (url, request) => (isAway ? away : screen)(url, request) })();
  },
  play: async ({ canvas }) => {
    await canvas.findByText("Couldn't load the screen");
    isAway = false;
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("grid", { name: "Grace in Miami" })).toBeVisible();
  },
};

/** It is in its section; a long name wraps without overlapping the links next to it. */
export const LongNames: Story = {
  beforeEach: withGrace({
    screen: json({ ...publishedGrace, screen: { ...graceInMiami, title: "W".repeat(80) } }),
    screens: () => [
      {
        ...graceOutline,
        navigation: { section: "policies", label: "Ambetter policies in grace, worst first" },
      },
      { ...graceOutline, id: "other", path: "screens/other", title: "W".repeat(60) },
    ],
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("grid", { name: "W".repeat(80) });
    const main = canvas.getByRole("main");
    await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth);
    const open = canvas.queryByRole("button", { name: "Open navigation" });
    if (open) await userEvent.click(open);
    const links = within(await screen.findByRole("navigation", { name: "Main" })).getAllByRole("link");
    const [current] = links.filter((link) => link.getAttribute("aria-current") === "page");
    await expect(current).toHaveAccessibleName("Ambetter policies in grace, worst first");
    for (const link of links) {
      await expect(link.scrollHeight).toBeLessThanOrEqual(link.clientHeight);
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    }
  },
};

/** A row's page, if the screen has one. */
export const RowDetails: Story = {
  args: { address: `${address}/0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11` },
  beforeEach: withGrace({
    calls,
    screen: json({
      ...publishedGrace,
      screen: {
        ...graceInMiami,
        endpoints: { list: "policies.list" },
        detail: {
          as: "page",
          path: `${graceInMiami.path}/:id`,
          title: "Policy",
          titleField: "policyNumber",
          endpoint: "policies.detail",
          fields: ["policyNumber", "status"],
          empty: "No detail",
        },
      },
    }),
  }),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { level: 1, name: /^Policy ./ });
    const crumbs = within(canvas.getByRole("navigation", { name: "Breadcrumbs" }));
    await expect(crumbs.getByRole("link", { name: "Grace in Miami" })).toHaveAttribute("href", address);
    // The row's name is in the breadcrumb, but not in the tab's title, which browsers store in their history.
    const name = title.textContent.replace(/^Policy /, "");
    await expect(await crumbs.findByText(name)).toHaveAttribute("aria-current", "page");
    await expect(document.title).toMatch(/^ID · Grace in Miami · /);
    const [detail] = callsOf("/api/Policies/detail/0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11");
    await expect(detail?.headers.get("portico-screen")).toBe("grace-in-miami/2");
  },
};

const rowAddress = `${address}/0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11`;
const withRowPages = {
  ...graceInMiami,
  endpoints: { list: "policies.list" },
  permanentFilters: { status: "Effectuated" },
  columns: ["policyNumber", "status"],
  selection: { mode: "none", click: "open" },
  actions: [],
  rowActions: [{ kind: "detail", id: "view", label: "View" }],
  detail: {
    as: "page",
    path: `${graceInMiami.path}/:id`,
    title: "Policy",
    titleField: "policyNumber",
    endpoint: "policies.detail",
    fields: ["policyNumber", "status"],
    empty: "No detail",
  },
};
let isRetired = false;

/**
 * A screen that was retired while it was open works until it is left: the list, the pages of its rows, and the way back.
 * The sidebar follows without reloading.
 */
export const RetiredWhileOpen: Story = {
  beforeEach: () => {
    isRetired = false;
    const screen = json({ ...publishedGrace, screen: withRowPages });
    const gone = json({ message: "There is no such screen." }, 404);
    return withGrace({
      calls,
      list: "policies.list",
      screen: (url, request) => (isRetired ? gone : screen)(url, request),
      screens: () => (isRetired ? [] : [graceOutline]),
    })();
  },
  play: async ({ canvas, canvasElement }) => {
    const openings = () => callsOf("/api/Configuration/screens/grace-in-miami");
    const grid = await canvas.findByRole("table", { name: "Grace in Miami" });
    const [view] = await within(grid).findAllByRole("button", { name: /^View/ });
    isRetired = true;
    canvasElement.ownerDocument.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    await canvas.findByText(/^You no longer have access to this screen/);
    for (const link of canvas.queryAllByRole("link", { name: "Grace in Miami" }))
      await expect(link.closest("aside")).toBeNull();
    if (!view) throw new Error("No row can be opened.");
    await userEvent.click(view);
    const crumbs = within(canvas.getByRole("navigation", { name: "Breadcrumbs" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Policy/ })).toBeVisible();
    await userEvent.click(crumbs.getByRole("link", { name: "Grace in Miami" }));
    await expect(await canvas.findByRole("table", { name: "Grace in Miami" })).toBeVisible();
    await expect(canvas.getByText(/^You no longer have access to this screen/)).toBeVisible();
    await expect(openings()).toHaveLength(1);
  },
};

export const RowsWithoutAPage: Story = {
  args: { address: rowAddress },
  beforeEach: withGrace(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Page not found" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to the list" })).toHaveAttribute("href", address);
  },
};
