import { typeGuids } from "@portico/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import {
  history,
  historyPath,
  lastRequest,
  mockStatusWork,
  unpaidRows,
} from "../status-work-responses.fixtures.ts";
import { withAction, workScreen } from "../status-work-screen.fixtures.ts";
import { WorkStory } from "../status-work-story.fixtures.tsx";

const manager = ["view.Policy", "admin.Policy"];
const allMatching = { token: "signed", count: 312, expiresAt: "2026-11-20T12:00:00Z" };
const statusPath = "/api/PolicyNonPaid/status";

const meta = {
  title: "Screens/Work dialogs",
  component: WorkStory,
  args: { screen: workScreen, selected: [0, 1] },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "640px" } } },
  beforeEach: mockStatusWork(manager),
} satisfies Meta<typeof WorkStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const openDialog = async (name: string) => {
  await screen.findByText(/FL-114 is/);
  await press(name);
  return screen.findByRole("dialog", { name: name === "Change Status" ? "Change unpaid status" : name });
};
const fillStatus = async (name: string, comment: string) => {
  await userEvent.click(await screen.findByRole("radio", { name }));
  await userEvent.type(screen.getByRole("textbox", { name: "Comment" }), comment);
};
/** Presses a submit button. Its label goes on with what is chosen. */
const submit = async (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole("button", { name: new RegExp(`^${name}`, "i") }));

export const StatusChanged: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog("Change Status");
    await expect(dialog).toHaveAccessibleDescription("Changes the unpaid status of 2 unpaid policies.");
    await expect(await within(dialog).findByRole("radio", { name: "bad name?" })).toBeInTheDocument();
    await fillStatus("Promise to Pay", "Pays on Friday");
    await submit(dialog, "Change Status");
    await expect(await screen.findByText("Status changed successfully!")).toBeInTheDocument();
    await expect(await lastRequest("POST", statusPath)?.json()).toEqual({
      listIds: unpaidRows.slice(0, 2).map(({ id }) => id),
      statusId: "00000000-0000-4000-8000-000000000302",
      comment: "Pays on Friday",
    });
    await waitFor(() => expect(canvas.getByText(/FL-115 is Promise to Pay/)).toBeInTheDocument());
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
};

export const StatusMissing: Story = {
  play: async () => {
    const dialog = await openDialog("Change Status");
    await within(dialog).findByRole("radio", { name: "New" });
    await submit(dialog, "Change Status");
    await expect(screen.queryByText("Validation form errors!")).not.toBeInTheDocument();
    await fillStatus("New", " ");
    await submit(dialog, "Change Status");
    await submit(dialog, "Change Status");
    await expect(await screen.findAllByText("Validation form errors!")).toHaveLength(1);
    await expect(lastRequest("POST", statusPath)).toBeUndefined();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await screen.findByRole("button", { name: "Close without saving" }));
    await expect(screen.queryByText("Validation form errors!")).not.toBeInTheDocument();
  },
};

export const StatusRefused: Story = {
  beforeEach: mockStatusWork(manager, {
    [`POST ${statusPath}`]: () =>
      Response.json({ message: "FL-114 is settled, so nothing was changed." }, { status: 409 }),
  }),
  play: async () => {
    const dialog = await openDialog("Change Status");
    await fillStatus("Contacted", "Called");
    await submit(dialog, "Change Status");
    await expect(await within(dialog).findByRole("alert")).toHaveTextContent(
      "FL-114 is settled, so nothing was changed.",
    );
    await expect(within(dialog).getByRole("textbox", { name: "Comment" })).toHaveValue("Called");
  },
};

export const StatusSentOnce: Story = {
  beforeEach: () => {
    let tries = 0;
    return mockStatusWork(manager, {
      [`POST ${statusPath}`]: () => {
        tries += 1;
        return tries === 1
          ? Response.json({ message: "The database is away." }, { status: 503 })
          : Response.json({ changed: 2 });
      },
    })();
  },
  play: async () => {
    const dialog = await openDialog("Change Status");
    await fillStatus("Contacted", "Called");
    await submit(dialog, "Change Status");
    await within(dialog).findByRole("alert");
    const key = lastRequest("POST", statusPath)?.headers.get("idempotency-key");
    await submit(dialog, "Change Status");
    await expect(await screen.findByText("Status changed successfully!")).toBeInTheDocument();
    await expect(key).toBeTruthy();
    await expect(lastRequest("POST", statusPath)?.headers.get("idempotency-key")).toBe(key);
  },
};

const onePath = `${historyPath.replace("/status", "")}/status`;

export const StatusConflict: Story = {
  args: { screen: withAction("change-status", { endpoint: "policyNonPaid.putStatus" }), selected: [0] },
  beforeEach: () => {
    let tries = 0;
    return mockStatusWork(manager, {
      [`PUT ${onePath}`]: () => {
        tries += 1;
        if (tries > 1) return Response.json({});
        const current = { ...unpaidRows[0], version: 5, status: "Contacted" };
        return Response.json(
          {
            message: "Somebody else changed this meanwhile.",
            stale: { sentVersion: 4, currentVersion: 5, current },
          },
          { status: 412 },
        );
      },
    })();
  },
  play: async () => {
    const dialog = await openDialog("Change Status");
    await expect(dialog).toHaveAccessibleDescription("Changes the unpaid status of FL-114.");
    await fillStatus("Promise to Pay", "Pays on Friday");
    await submit(dialog, "Change Status");
    await expect(
      await within(dialog).findByText("Status: you saw New, now it's Contacted"),
    ).toBeInTheDocument();
    await expect(lastRequest("PUT", onePath)?.headers.get("if-match")).toBe('"4"');
    await submit(dialog, "Change Status");
    await expect(await screen.findByText("Status changed successfully!")).toBeInTheDocument();
    await expect(lastRequest("PUT", onePath)?.headers.get("if-match")).toBe('"5"');
  },
};

export const StatusesNotLoaded: Story = {
  beforeEach: mockStatusWork(manager, {
    [`GET /api/TypeGeneric/${typeGuids.unpaidStatus}`]: () =>
      Response.json({ message: "The database is away." }, { status: 503 }),
  }),
  play: async () => {
    const dialog = await openDialog("Change Status");
    await expect(await within(dialog).findByText("The database is away.")).toBeInTheDocument();
    await expect(within(dialog).getByRole("button", { name: "Try again" })).toBeInTheDocument();
  },
};

export const AllMatchingAssigned: Story = {
  args: { selected: allMatching },
  play: async () => {
    const dialog = await openDialog("Assign");
    await expect(dialog).toHaveAccessibleDescription("Assigns 312 unpaid policies to one agent.");
    const agent = within(dialog).getByRole("combobox", { name: "Agent" });
    await userEvent.type(agent, "carl");
    await userEvent.click(await screen.findByRole("option", { name: "Carlos Benítez" }));
    await submit(dialog, "Assign 312 to Carlos Benítez");
    await expect(await screen.findByText("Assignment done successfully!")).toBeInTheDocument();
    await expect(screen.getByText("312 unpaid policies assigned to Carlos Benítez")).toBeInTheDocument();
    await expect(await lastRequest("POST", "/api/PolicyNonPaid/assing")?.json()).toEqual({
      selection: "signed",
      agentId: "00000000-0000-4000-8000-000000000201",
    });
  },
};

const undoId = "00000000-0000-4000-8000-000000000999";
const undoPath = `/api/Undo/${undoId}`;

/** After a bulk change, a notification offers to undo it. Ctrl+Z does so too. */
export const Undone: Story = {
  beforeEach: mockStatusWork(manager, {
    [`POST ${statusPath}`]: () =>
      Response.json({ changed: 2, undo: { id: undoId, until: "2026-11-20T12:00:20Z" } }),
    [`POST ${undoPath}`]: () => Response.json({ restored: 2, skipped: 0, skippedNames: [] }),
  }),
  play: async () => {
    const dialog = await openDialog("Change Status");
    await fillStatus("Contacted", "Called");
    await submit(dialog, "Change status of 2 to Contacted");
    const notice = await screen.findByRole("status");
    await expect(await within(notice).findByText("2 unpaid policies changed to Contacted")).toBeVisible();
    await userEvent.click(within(notice).getByRole("button", { name: "Undo" }));
    await expect(await within(notice).findByText("Undone. 2 unpaid policies restored.")).toBeVisible();
    await expect(lastRequest("POST", undoPath)).toBeDefined();
    await expect(within(notice).queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  },
};

/** Rows that someone else has changed since are left as they are, and counted. */
export const PartlyUndone: Story = {
  beforeEach: mockStatusWork(manager, {
    [`POST ${statusPath}`]: () =>
      Response.json({ changed: 2, undo: { id: undoId, until: "2026-11-20T12:00:20Z" } }),
    [`POST ${undoPath}`]: () => Response.json({ restored: 23, skipped: 2, skippedNames: ["FL-115"] }),
  }),
  play: async () => {
    const dialog = await openDialog("Change Status");
    await fillStatus("Contacted", "Called");
    await submit(dialog, "Change status of 2 to Contacted");
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await expect(
      await screen.findByText(
        "23 restored, 2 left as they are because they were changed since: FL-115, 1 more.",
      ),
    ).toBeVisible();
  },
};

export const LeavingAsksFirst: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog("Change Status");
    await fillStatus("Contacted", "Called");
    // Navigates away from the page behind the dialog, like the browser's Back button.
    canvas.getByText("Dashboard").click();
    const question = await screen.findByRole("alertdialog", { name: "Really close?" });
    await userEvent.click(within(question).getByRole("button", { name: "No" }));
    await expect(within(dialog).getByRole("textbox", { name: "Comment" })).toHaveValue("Called");
    await waitFor(() => expect(question).not.toBeInTheDocument());
    canvas.getByText("Dashboard").click();
    const again = await screen.findByRole("alertdialog", { name: "Really close?" });
    await userEvent.click(within(again).getByRole("button", { name: "Yes" }));
    await expect(await screen.findByText("Another page")).toBeInTheDocument();
  },
};

export const History: Story = {
  args: { selected: [0] },
  beforeEach: mockStatusWork(manager, { [`GET ${historyPath}`]: () => Response.json(history) }),
  play: async () => {
    const dialog = await openDialog("History");
    const [current, first] = await within(dialog).findAllByRole("listitem");
    await expect(current).toHaveTextContent(/bad name\?.*Dana Whitfield · current.*Called twice\./s);
    await expect(first).toHaveTextContent(/New.*System · until/s);
    await expect(first).toHaveAttribute("data-tone", "info");
  },
};

export const HistoryEmpty: Story = {
  args: { selected: [0] },
  play: async () => {
    const dialog = await openDialog("History");
    await expect(await within(dialog).findByText("No status yet")).toBeInTheDocument();
  },
};
