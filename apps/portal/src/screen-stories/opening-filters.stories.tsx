import { respondWith, respondWithRows } from "@portico/renderer/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { tracking } from "../screens/tracking.ts";
import { ScreenStory } from "./screen-story.fixtures.tsx";

const rows = respondWithRows(tracking, 3);
const requests: URLSearchParams[] = [];

/** Records the requests for rows, and mocks the call for the filters to open with. */
const openingWith = (opening: () => Response) => () => {
  requests.length = 0;
  return respondWith((url, request) => {
    if (url.pathname === "/api/CommissionTracking/opening") return opening();
    if (url.pathname === "/api/CommissionTracking" && !url.searchParams.has("totals"))
      requests.push(url.searchParams);
    return rows(url, request);
  })();
};

const meta = {
  title: "Screens/Filters to open with",
  component: ScreenStory,
  args: { screen: tracking },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const monthsRequested = () => requests.map((query) => [query.get("month"), query.get("year")]);

export const LastReportedMonth: Story = {
  beforeEach: openingWith(() => Response.json({ filters: { month: "2", year: "2026", unknown: "x" } })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByLabelText("Totals")).toHaveLength(1));
    await waitFor(() => expect(monthsRequested()).toEqual([["2", "2026"]]));
    await userEvent.click(await canvas.findByRole("button", { name: "Clear Filters" }));
    await waitFor(() =>
      expect(monthsRequested()).toEqual([
        ["2", "2026"],
        [null, null],
      ]),
    );
  },
};

export const NotKnown: Story = {
  beforeEach: openingWith(() => Response.json({ message: "Unavailable" }, { status: 404 })),
  play: async () => {
    await waitFor(() => expect(monthsRequested()).toEqual([[null, null]]));
  },
};
