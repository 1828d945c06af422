import type { ListScreen } from "@portico/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { mockStatusWork, pageResponse, unpaidRows } from "../actions/status-work-responses.fixtures.ts";
import { workScreen } from "../actions/status-work-screen.fixtures.ts";
import { ScreenStory } from "./screen-story.fixtures.tsx";

const policyNumbers = ["FL-114", "FL-115", "FL-116", "FL-117"];
const undoId = "00000000-0000-4000-8000-000000000999";
const undo = { id: undoId, until: "2026-11-20T12:00:20Z" };

/** A list of new policies, which they leave with any change. Their details open beside it. */
const newPolicies: ListScreen = {
  ...workScreen,
  columns: ["policyNumber", "status", "agent"],
  actions: (workScreen.actions ?? []).filter(({ id }) => ["change-status", "assign", "give-up"].includes(id)),
  rowActions: [{ id: "view", label: "View", kind: "detail" }],
  detail: {
    as: "sheet",
    title: "Policy",
    titleField: "policyNumber",
    idField: "policyId",
    endpoint: "policies.detail",
    fields: ["policyNumber", "carrier"],
    empty: "This policy has no data?",
  },
};

/** Rows leave the list when they change, and come back when the change is undone. */
function mockLeaving(count: number) {
  const rows = policyNumbers.slice(0, count).map((policyNumber, index) => {
    const id = `00000000-0000-4000-8000-00000000000${index + 1}`;
    return { ...unpaidRows[0], id, policyId: id, policyNumber };
  });
  const left = new Set<string>();
  const change = async (_: URL, request: Request) => {
    const { listIds } = await request.json();
    for (const id of listIds) left.add(id);
    return Response.json({ changed: listIds.length, undo });
  };
  const details = rows.map((row) => [`GET /api/Policies/detail/${row.id}`, () => Response.json(row)]);
  return mockStatusWork(["view.Policy", "admin.Policy"], {
    ...Object.fromEntries(details),
    "GET /api/user/preferences/work": () => Response.json(null),
    "GET /api/PolicyNonPaid": () => Response.json(pageResponse(rows.filter(({ id }) => !left.has(id)))),
    "POST /api/PolicyNonPaid/status": change,
    "POST /api/PolicyNonPaid/assing": change,
    [`POST /api/Undo/${undoId}`]: () => {
      const restored = left.size;
      left.clear();
      return Response.json({ restored, skipped: 0, skippedNames: [] });
    },
  });
}

const meta = {
  title: "Screens/Rows that leave a list",
  component: ScreenStory,
  args: { screen: newPolicies },
  parameters: { layout: "fullscreen" },
  beforeEach: () => mockLeaving(4)(),
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const rowOf = (canvas: Canvas, name: string) => canvas.findByRole("row", { name: new RegExp(name) });
const toFocus = (canvas: Canvas, name: string) =>
  waitFor(async () => expect(await rowOf(canvas, name)).toHaveFocus());

/** Changes the status in the open dialog. */
async function setStatus() {
  const dialog = within(await screen.findByRole("dialog", { name: "Change unpaid status" }));
  await userEvent.click(await dialog.findByRole("radio", { name: "Contacted" }));
  await userEvent.type(dialog.getByRole("textbox", { name: /^Comment/ }), "Called.");
  await userEvent.click(dialog.getByRole("button", { name: "Change Status" }));
}

/** Presses a button of the list's toolbar, which may be in its 'More' menu. */
async function press(canvas: Canvas, name: string) {
  const bar = within(canvas.getByRole("group", { name: "Unpaid Policies actions" }));
  const button = bar.queryByRole("button", { name });
  if (button) return userEvent.click(button);
  await userEvent.click(bar.getByRole("button", { name: "More" }));
  return userEvent.click(await screen.findByRole("menuitem", { name }));
}

export const WithToolbar: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await rowOf(canvas, "FL-115"));
    await press(canvas, "Change Status");
    await setStatus();
    await toFocus(canvas, "FL-116");
    await expect(canvas.queryByRole("row", { name: /FL-115/ })).not.toBeInTheDocument();
    await userEvent.click(await rowOf(canvas, "FL-117"));
    await press(canvas, "Give up");
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Give up" }));
    await toFocus(canvas, "FL-116");
  },
};

/** The user has moved on before the rows arrive: the focus stays. */
export const KeepsFocusElsewhere: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await rowOf(canvas, "FL-115"));
    await press(canvas, "Change Status");
    await setStatus();
    const columns = await canvas.findByRole("button", { name: "Columns" });
    columns.focus();
    await waitFor(() => expect(canvas.queryByRole("row", { name: /FL-115/ })).not.toBeInTheDocument());
    await expect(columns).toHaveFocus();
  },
};

export const WithKeyboard: Story = {
  play: async ({ canvas }) => {
    const keys = userEvent.setup();
    (await rowOf(canvas, "FL-116")).focus();
    await keys.keyboard("{ArrowRight}{ArrowRight}{Enter}");
    await screen.findByRole("option", { name: "Contacted" });
    await keys.keyboard("{ArrowDown}{Enter}");
    await setStatus();
    await toFocus(canvas, "FL-117");
    await keys.keyboard("{ArrowUp}");
    await toFocus(canvas, "FL-115");
  },
};

export const InCell: Story = {
  play: async ({ canvas }) => {
    const row = within(await rowOf(canvas, "FL-114"));
    await userEvent.click(row.getByRole("button", { name: "Assign" }));
    await userEvent.click(await screen.findByRole("option", { name: "Dana Whitfield" }));
    await toFocus(canvas, "FL-115");
    const next = within(await rowOf(canvas, "FL-115"));
    await userEvent.click(next.getByRole("button", { name: "New" }));
    await userEvent.click(await screen.findByRole("option", { name: "Contacted" }));
    await setStatus();
    await toFocus(canvas, "FL-116");
  },
};

/** The panel stays, and its steps continue from where its row was. */
export const InPanel: Story = {
  play: async ({ canvas }) => {
    const row = within(await rowOf(canvas, "FL-115"));
    await userEvent.click(row.getByRole("button", { name: "View FL-115" }));
    const panel = within(await canvas.findByRole("region", { name: "Policy FL-115" }));
    await userEvent.click(await panel.findByRole("button", { name: "Change Status" }));
    await setStatus();
    await toFocus(canvas, "FL-116");
    await userEvent.click(panel.getByRole("button", { name: "Next record" }));
    const next = within(await canvas.findByRole("region", { name: "Policy FL-116" }));
    await userEvent.click(await next.findByRole("button", { name: "Change Status" }));
    await setStatus();
    await toFocus(canvas, "FL-117");
    next.getByRole("button", { name: "Previous record" }).focus();
    await userEvent.keyboard("{Escape}");
    await toFocus(canvas, "FL-117");
  },
};

/** The last row leaves, and comes back with Undo. */
export const UntilEmpty: Story = {
  beforeEach: () => mockLeaving(1)(),
  play: async ({ canvas }) => {
    await userEvent.click(await rowOf(canvas, "FL-114"));
    await press(canvas, "Assign");
    const dialog = within(await screen.findByRole("dialog", { name: "Assign" }));
    await userEvent.type(dialog.getByRole("combobox", { name: "Agent" }), "Dana");
    await userEvent.click(await screen.findByRole("option", { name: "Dana Whitfield" }));
    await userEvent.click(dialog.getByRole("button", { name: /^Assign/ }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^No Data/));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await toFocus(canvas, "FL-114");
  },
};
