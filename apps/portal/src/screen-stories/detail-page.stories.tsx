import { type ResponseBody, respondWith, respondWithRows } from "@portico/renderer/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { managePolicies } from "../screens/policies.ts";
import { ScreenStory } from "./screen-story.fixtures.tsx";

const meta = {
  title: "Screens/Detail page",
  component: ScreenStory,
  args: { screen: managePolicies, isDetail: true },
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const plain = respondWithRows(managePolicies, 3);

/** Mocks the response of the detail endpoint, and generates sample responses for other endpoints. */
function mockDetail(detail: ResponseBody) {
  return respondWith((url, request) =>
    url.pathname.includes("/detail/") ? detail(url, request) : plain(url, request),
  );
}

export const Whole: Story = {
  beforeEach: respondWith(plain),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: / · ./ })).toBeVisible();
    await expect(await canvas.findByRole("region", { name: "Notes" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "History" })).toBeVisible();
    await expect(canvas.getByRole("table", { name: "Commissions by year" })).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Change Status" })).toBeEnabled();
    await expect(canvas.queryByRole("button", { name: "Export" })).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Print" })).toBeEnabled();
  },
};

export const NotVisible: Story = {
  beforeEach: mockDetail(() => Response.json({ message: "No such policy." }, { status: 404 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Not found")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to Policies" })).toHaveAttribute(
      "href",
      "/portal/policies/manage",
    );
    await expect(canvas.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("region", { name: "Notes" })).not.toBeInTheDocument();
  },
};

export const FailedOnce: Story = {
  beforeEach: () => {
    let tries = 0;
    return mockDetail((url, request) => {
      tries += 1;
      return tries === 1
        ? Response.json({ message: "The database is away; try again in a moment." }, { status: 503 })
        : plain(url, request);
    })();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The database is away; try again in a moment.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("region", { name: "History" })).toBeVisible();
  },
};

export const EmptyList: Story = {
  beforeEach: mockDetail(() => Response.json({ years: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This policy has no data?")).toBeVisible();
  },
};
