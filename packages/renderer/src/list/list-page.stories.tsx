import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { exampleScreen, mockExampleScreen, type RecordedRequest } from "../example-screen.fixtures.ts";
import { type ResponseBody, respondWith } from "../responses.fixtures.ts";
import { type Canvas, noServer, rowsOf, toolbar } from "./list-story.fixtures.ts";
import { ScreenStory } from "./screen-story.fixtures.tsx";

const meta = {
  title: "Screens/Everything a list can show",
  component: ScreenStory,
  args: { screen: exampleScreen },
  parameters: { layout: "fullscreen" },
  beforeEach: respondWith(mockExampleScreen()),
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const headings = (canvas: Canvas) =>
  canvas.getAllByRole("columnheader").map((cell: HTMLElement) => cell.textContent);
/** The notification region has the same role. */
const alertWith = (canvas: Canvas, text: string) => {
  const found = canvas.getAllByRole("alert").find((one: HTMLElement) => one.textContent.startsWith(text));
  if (!found) throw new Error(`Nothing says: ${text}`);
  return found;
};
export const Columns: Story = {
  play: async ({ canvas }) => {
    const [, , first] = await rowsOf(canvas);
    if (!first) throw new Error("There is no row.");
    const row = within(first);
    await expect(row.getByRole("link", { name: /^FL-/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/office\/policies\/0/),
    );
    await expect(row.getByText("Everyday Sil…")).toHaveAttribute("aria-hidden", "true");
    await expect(row.getByText("Everyday Silver + Vision + Adult Dental")).toBeInTheDocument();
    await expect(row.getByText("Effectuated").parentElement).toHaveAttribute("data-tone", "success");
    await expect(row.getByText("Hidden")).toBeInTheDocument();
    await expect(headings(canvas)).toContain("Age");
    await expect(headings(canvas)).not.toContain("City");
    await expect(headings(canvas)).not.toContain("Carrier");
    await expect(canvas.getByRole("columnheader", { name: "Policy" })).toHaveAttribute("colspan", "2");
  },
};

const requests: RecordedRequest[] = [];

/** Masked columns are never requested. Hidden ones are requested once they are shown. */
export const RequestsVisibleColumns: Story = {
  beforeEach: () => {
    requests.length = 0;
    return respondWith(mockExampleScreen(requests))();
  },
  play: async ({ canvas }) => {
    const columns = () => {
      const pages = requests.filter(
        ({ id, url }) => id === "policyNonPaid.list" && !url.searchParams.has("totals"),
      );
      return pages.at(-1)?.url.searchParams.get("columns");
    };
    await rowsOf(canvas);
    const before = "policyNumber,planName,status,paidThroughDate,memberResponsibility,monthsBehind";
    await expect(columns()).toBe(`${before},policyId`);
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Show City" }));
    await waitFor(() => expect(columns()).toBe(`${before},city,policyId`));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(requests.some(({ id }) => id === "preferences.set")).toBe(true));
  },
};

/** Saved order, visible columns and page size. */
export const SavedPreferences: Story = {
  beforeEach: respondWith(
    mockExampleScreen([], {
      "preferences.get": () =>
        Response.json({
          screenVersion: "before",
          order: ["city", "status", "policyNumber", "gone"],
          hidden: ["planName"],
          widths: {},
          density: "compact",
          pageSize: 30,
        }),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas)).toHaveLength(32);
    const names = headings(canvas).filter((text: string) => ["City", "Status", "Plan name"].includes(text));
    await expect(names).toEqual(["City", "Status"]);
    await expect(canvas.getByRole("button", { name: "Compact rows" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await waitFor(() => expect(screen.getByText(/no longer has gone/)).toBeVisible());
  },
};

let isAway = false;

/** The previous rows stay visible if the next page can't be loaded. */
export const StaleRows: Story = {
  beforeEach: () => {
    isAway = false;
    const defaultResponse = mockExampleScreen();
    const list = (url: URL, request: Request) => (isAway ? noServer.clone() : defaultResponse(url, request));
    return respondWith(mockExampleScreen([], { "policyNonPaid.list": list }))();
  },
  play: async ({ canvas }) => {
    const before = (await rowsOf(canvas)).length;
    isAway = true;
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await canvas.findByText("Policies haven't loaded?");
    const line = alertWith(
      canvas,
      "Policies haven't loaded? These rows may be out of date. The database is away.",
    );
    await expect(await rowsOf(canvas)).toHaveLength(before);
    isAway = false;
    await userEvent.click(within(line).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(line).not.toBeInTheDocument());
  },
};

export const SummaryAndTotals: Story = {
  play: async ({ canvas }) => {
    const summary = await canvas.findByRole("region", { name: "Overdue by status" });
    await expect(within(summary).getByText(/^bad name\?/)).toHaveTextContent("bad name? 2");
    await expect(within(summary).getByText("Total 312")).toBeVisible();
    await userEvent.click(within(summary).getByRole("button", { name: "Summary by agent" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Summary by agent" }, { timeout: 5000 }));
    await expect(dialog.getByText("Data as of 2026/11/20 09:05")).toBeVisible();
    await expect(dialog.getByText("Last loaded 2026/11/18 18:30")).toBeVisible();
    const matrix = dialog.getByRole("table", { name: "Overdue by status" });
    const lines = within(matrix).getAllByRole("row");
    await expect(lines[1]).toHaveTextContent("Ana Acosta30232");
    await expect(lines.at(-1)).toHaveTextContent("Total3102312");
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    const legend = await canvas.findByRole("list", { name: "What the colors mean" }, { timeout: 5000 });
    await expect(within(legend).getAllByRole("listitem")).toHaveLength(2);
    await waitFor(() => expect(canvas.getByLabelText("Totals")).toHaveTextContent("Members624"));
    await expect(canvas.getByLabelText("Totals")).toHaveTextContent("Pages7");
    await userEvent.click(canvas.getByRole("button", { name: "View Members again" }));
    await waitFor(() => expect(canvas.getByLabelText("Totals")).toHaveTextContent("Members again624"));
  },
};

/** A status filters the list; the counts reflect the other filters only. */
export const FiltersByStatus: Story = {
  args: { screen: { ...exampleScreen, filters: ["status", "state"] } },
  beforeEach: () => {
    requests.length = 0;
    return respondWith(mockExampleScreen(requests))();
  },
  play: async ({ canvas }) => {
    const queriesOf = (id: string) =>
      requests.filter((one) => one.id === id).map(({ url }) => url.searchParams);
    await rowsOf(canvas);
    const status = await canvas.findByRole("button", { name: "New 310" });
    await expect(canvas.queryByRole("button", { name: /^bad name/ })).not.toBeInTheDocument();
    await userEvent.click(status);
    await expect(status).toHaveAttribute("aria-pressed", "true");
    await expect(await canvas.findByText("310 of 312")).toBeVisible();
    await waitFor(() => expect(queriesOf("policyNonPaid.list").at(-1)?.get("status")).toBe("New"));
    await expect(queriesOf("policyNonPaid.summary").every((query) => !query.has("status"))).toBe(true);
    await userEvent.click(status);
    await expect(await canvas.findByText("Total 312")).toBeVisible();
  },
};

/** Counting stops at a limit in lists with millions of rows. */
export const MoreThanCounted: Story = {
  beforeEach: () => {
    const defaultResponse = mockExampleScreen();
    const list: ResponseBody = async (url, request) => {
      const page: unknown = await (await defaultResponse(url, request)).json();
      return Response.json(Object.assign({}, page, { totalRecords: 10_000, hasMoreRecords: true }));
    };
    return respondWith(mockExampleScreen([], { "policyNonPaid.list": list }))();
  },
  play: async ({ canvas }) => {
    await rowsOf(canvas);
    await expect(await canvas.findByText("1–50 of 10,000+")).toBeVisible();
    await expect(await canvas.findByText("10,000+")).toBeVisible();
    await expect(canvas.getByRole("grid")).toHaveAttribute("aria-rowcount", "-1");
    const bar = within(toolbar(canvas));
    await userEvent.click(bar.getByRole("button", { name: "Mark All" }));
    await userEvent.click(await bar.findByRole("button", { name: "Select all 10,000+ matching" }));
    await waitFor(() =>
      expect(screen.getByText(/^10,000\+ rows match\. You can change up to 10,000/)).toBeVisible(),
    );
  },
};

export const TotalThatFails: Story = {
  beforeEach: () => {
    isAway = true;
    const defaultResponse = mockExampleScreen();
    const list = (url: URL, request: Request) =>
      isAway && url.searchParams.has("totals") ? noServer.clone() : defaultResponse(url, request);
    return respondWith(mockExampleScreen([], { "policyNonPaid.list": list }))();
  },
  play: async ({ canvas }) => {
    const totals = await canvas.findByLabelText("Totals", {}, { timeout: 5000 });
    const retry = await within(totals).findByRole("button", { name: "Try again: Members" });
    await expect(totals).toHaveTextContent("couldn't be calculated. The database is away.");
    isAway = false;
    await userEvent.click(retry);
    await waitFor(() => expect(totals).toHaveTextContent("Members624"));
  },
};

export const SummaryThatFails: Story = {
  beforeEach: respondWith(mockExampleScreen([], { "policyNonPaid.summary": () => noServer.clone() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^Couldn't load the summary/)).toHaveLength(1);
    alertWith(canvas, "Couldn't load the summary. The database is away.");
    await expect((await rowsOf(canvas)).length).toBeGreaterThan(10);
  },
};

export const Broken: Story = {
  args: { screen: { ...exampleScreen, permanentFilters: { region: "South" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Overdue can't be shown")).toBeVisible();
    await expect(canvas.getByText(/^permanentFilters.region: `region` is not a filter/)).toBeVisible();
  },
};

export const WithoutRemovedColumn: Story = {
  args: { screen: { ...exampleScreen, columns: ["policyNumber", "vanished"] } },
  play: async ({ canvas }) => {
    await expect((await rowsOf(canvas)).length).toBeGreaterThan(10);
    await waitFor(() => expect(screen.getByText(/is shown without vanished/)).toBeVisible());
  },
};
