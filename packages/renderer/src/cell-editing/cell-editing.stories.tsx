import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import {
  lastRequest,
  type MockResponses,
  mockStatusWork,
  unpaidRows,
} from "../actions/status-work-responses.fixtures.ts";
import { withAction, workScreen } from "../actions/status-work-screen.fixtures.ts";
import { ScreenStory } from "../list/screen-story.fixtures.tsx";

const mockList = (claims: readonly string[], overrides: MockResponses = {}) =>
  mockStatusWork(claims, { "GET /api/user/preferences/work": () => Response.json(null), ...overrides });

const meta = {
  title: "Screens/Editing in cells",
  component: ScreenStory,
  args: { screen: { ...workScreen, columns: ["policyNumber", "status", "agent"] } },
  parameters: { layout: "fullscreen" },
  beforeEach: mockList(["view.Policy", "admin.Policy"]),
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const assignPath = "/api/PolicyNonPaid/assing";
const rowOf = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole("row", { name: new RegExp(name) }));

/** The comment is required, so a status opens the dialog. */
export const Status: Story = {
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, "FL-114");
    const button = row.getByRole("button", { name: "New" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(await screen.findByRole("option", { name: "Contacted" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change unpaid status" }));
    await waitFor(() => expect(dialog.getByRole("radio", { name: "Contacted" })).toBeChecked());
    await userEvent.type(dialog.getByRole("textbox", { name: "Comment" }), "Called.");
    await userEvent.click(dialog.getByRole("button", { name: "Change Status" }));
    await expect(await row.findByRole("button", { name: "Contacted" })).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.queryByRole("row", { selected: true })).not.toBeInTheDocument();
  },
};

export const Agent: Story = {
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, "FL-115");
    const button = row.getByRole("button", { name: "Assign" });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Agent" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("combobox", { name: "Agent" })).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.type(await screen.findByRole("combobox", { name: "Agent" }), "Dana");
    await userEvent.click(await screen.findByRole("option", { name: "Dana Whitfield" }));
    await expect(await screen.findByText("1 unpaid policy assigned to Dana Whitfield")).toBeVisible();
    await expect(await lastRequest("POST", assignPath)?.json()).toMatchObject({
      listIds: [unpaidRows[1]?.id],
    });
  },
};

/** The popover stays open and shows why the request failed. */
export const Failed: Story = {
  beforeEach: mockList(["view.Policy", "admin.Policy"], {
    [`POST ${assignPath}`]: () => Response.json({ message: "The agent is inactive." }, { status: 409 }),
  }),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, "FL-115");
    await userEvent.click(row.getByRole("button", { name: "Assign" }));
    await userEvent.click(await screen.findByRole("option", { name: "Dana Whitfield" }));
    await expect(await screen.findByText("The agent is inactive.")).toBeVisible();
    await expect(screen.getByRole("combobox", { name: "Agent" })).toBeVisible();
  },
};

/** Agents may not assign, and a row whose status can't change has a plain cell. */
export const WithoutPermission: Story = {
  args: {
    screen: {
      ...withAction("change-status", {
        when: { field: "status", is: "notEqual", value: "Paid Confirmed" },
      }),
      columns: ["policyNumber", "status", "agent"],
    },
  },
  beforeEach: mockList(["view.Policy"]),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, "FL-114");
    await expect(row.getByRole("button", { name: "New" })).toBeVisible();
    await expect(row.queryByRole("button", { name: "Assign" })).not.toBeInTheDocument();
    const paid = await rowOf(canvas, "GA-020");
    await expect(paid.getByText("Paid Confirmed")).toBeVisible();
    await expect(paid.queryByRole("button", { name: "Paid Confirmed" })).not.toBeInTheDocument();
  },
};
