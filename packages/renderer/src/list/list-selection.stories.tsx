import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { exampleScreen, mockExampleScreen } from "../example-screen.fixtures.ts";
import { type ResponseBody, respondWith, respondWithRows } from "../responses.fixtures.ts";
import { chooseOption, closeFilters, noServer, openFilter, rowsOf, toolbar } from "./list-story.fixtures.ts";
import { ScreenStory } from "./screen-story.fixtures.tsx";

const meta = {
  title: "Screens/Selecting rows of a list",
  component: ScreenStory,
  args: { screen: exampleScreen },
  parameters: { layout: "fullscreen" },
  beforeEach: respondWith(mockExampleScreen()),
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Selection: Story = {
  play: async ({ canvas }) => {
    await rowsOf(canvas);
    const bar = within(toolbar(canvas));
    await expect(bar.getByText("None selected")).toBeVisible();
    await userEvent.click(bar.getByRole("button", { name: "Mark All" }));
    await expect(bar.getByText("50 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(bar.getByText("50 selected")).toBeVisible();
    await userEvent.click(await bar.findByRole("button", { name: "Select all 312 matching" }));
    await expect(await bar.findByText("312 selected")).toBeVisible();
    const [box] = canvas.getAllByRole("checkbox", { name: /^Select / }).slice(1);
    if (!box) throw new Error("There is no checkbox in a row.");
    await userEvent.click(box);
    await expect(await bar.findByText("49 selected")).toBeVisible();
    const panel = await openFilter(canvas, "Month");
    await chooseOption(panel, "Month", "March");
    await closeFilters();
    await expect(await bar.findByText("None selected")).toBeVisible();
    await waitFor(() => expect(screen.getByText(/because filters changed/)).toBeVisible());
  },
};

/** A click or a filter that drops several selected rows offers to select them again, until the next change. */
export const RestoredSelection: Story = {
  play: async ({ canvas }) => {
    const [, , third, fourth] = await rowsOf(canvas);
    if (!third || !fourth) throw new Error("There are no rows.");
    const bar = within(toolbar(canvas));
    const mark = bar.getByRole("button", { name: "Mark All" });
    const restore = () => screen.queryByRole("button", { name: "Restore 50 selected" });
    await userEvent.click(mark);
    await userEvent.click(third);
    await expect(await bar.findByText("1 selected")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Restore 50 selected" }));
    await expect(await bar.findByText("50 selected")).toBeVisible();
    await expect(restore()).not.toBeInTheDocument();
    await userEvent.click(third);
    await screen.findByRole("button", { name: "Restore 50 selected" });
    await userEvent.click(fourth);
    await waitFor(() => expect(restore()).not.toBeInTheDocument());
    await userEvent.click(mark);
    const panel = await openFilter(canvas, "Month");
    await chooseOption(panel, "Month", "March");
    await closeFilters();
    await expect(await bar.findByText("None selected")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Restore 50 selected" }));
    await expect(await bar.findByText("50 selected")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Month: March" })).not.toBeInTheDocument();
  },
};

const pendingResponses: (() => void)[] = [];

/**
 * Selects rows of the previous filters while the new rows load. They must not stay selected, because the user no
 * longer sees them.
 */
export const SelectionBeforeTheRowsFollow: Story = {
  beforeEach: () => {
    pendingResponses.length = 0;
    const defaultResponse = mockExampleScreen();
    const list: ResponseBody = async (url, request) => {
      const isWaiting = url.searchParams.has("month") && !url.searchParams.has("totals");
      if (isWaiting) await new Promise<void>((resolve) => pendingResponses.push(resolve));
      return defaultResponse(url, request);
    };
    return respondWith(mockExampleScreen([], { "policyNonPaid.list": list }))();
  },
  play: async ({ canvas }) => {
    const [, , row] = await rowsOf(canvas);
    if (!row) throw new Error("There is no row.");
    const panel = await openFilter(canvas, "Month");
    await chooseOption(panel, "Month", "March");
    await closeFilters();
    await waitFor(() => expect(pendingResponses).toHaveLength(1));
    await userEvent.click(row);
    const bar = within(toolbar(canvas));
    await expect(await bar.findByText("1 selected")).toBeVisible();
    pendingResponses[0]?.();
    await expect(await bar.findByText("None selected")).toBeVisible();
  },
};

/** On a page of 500 rows, selecting one row rerenders no other row and doesn't read their values. */
export const SelectingInALongPage: Story = {
  args: { screen: { ...exampleScreen, pageSizes: [500] } },
  beforeEach: respondWith(
    mockExampleScreen([], {
      "policyNonPaid.list": async (url, request) => respondWithRows(exampleScreen, 900)(url, request),
    }),
  ),
  play: async ({ canvas }) => {
    const [, , first, second] = await rowsOf(canvas);
    if (!first || !second) throw new Error("There are no rows.");
    await canvas.findByRole("list", { name: "What the colors mean" }, { timeout: 5000 });
    const bar = within(toolbar(canvas));
    await waitFor(() => expect(canvas.getByLabelText("Totals")).toHaveTextContent("Members1,800"));
    const read = spyOn(Reflect, "get");
    await userEvent.click(first);
    await expect(await bar.findByText("1 selected")).toBeVisible();
    await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
    await expect(await bar.findByText("2 selected")).toBeVisible();
    const cells = read.mock.calls.filter(([, name]) => name === "planName");
    read.mockRestore();
    await expect(cells).toHaveLength(0);
  },
};

/** The selection of all matching rows expires after the server's time limit. */
export const SelectionThatExpires: Story = {
  beforeEach: respondWith(
    mockExampleScreen([], {
      "selections.create": () => {
        const [asOf, expiresAt] = ["2026-11-20T14:05:00.000Z", "2026-11-20T14:05:01.500Z"];
        return Response.json({ selection: "signed", count: 312, asOf, expiresAt });
      },
    }),
  ),
  play: async ({ canvas }) => {
    await rowsOf(canvas);
    const bar = within(toolbar(canvas));
    await userEvent.click(bar.getByRole("button", { name: "Mark All" }));
    await userEvent.click(await bar.findByRole("button", { name: "Select all 312 matching" }));
    await expect(await bar.findByText("312 selected")).toBeVisible();
    await expect(await bar.findByText("None selected", {}, { timeout: 5000 })).toBeVisible();
    await waitFor(() => expect(screen.getByText(/The selection of 312 matching rows expired/)).toBeVisible());
  },
};

export const SelectionThatFails: Story = {
  beforeEach: respondWith(mockExampleScreen([], { "selections.create": () => noServer.clone() })),
  play: async ({ canvas }) => {
    await rowsOf(canvas);
    const bar = within(toolbar(canvas));
    await userEvent.click(bar.getByRole("button", { name: "Mark All" }));
    await userEvent.click(await bar.findByRole("button", { name: "Select all 312 matching" }));
    const notice = /Couldn't select all matching rows. The database is away/;
    await waitFor(() => expect(screen.getByText(notice)).toBeVisible());
    await expect(bar.getByText("50 selected")).toBeVisible();
  },
};
