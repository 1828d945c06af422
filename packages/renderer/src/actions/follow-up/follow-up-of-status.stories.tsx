import { typeGuids } from "@portico/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { lastRequest, mockStatusWork } from "../status-work-responses.fixtures.ts";
import { withAction, workScreen } from "../status-work-screen.fixtures.ts";
import { WorkStory } from "../status-work-story.fixtures.tsx";

const statusPath = "/api/PolicyNonPaid/status";
const added = { added: 2, dueDate: "2026-07-20", dueTime: "14:30" };
const undo = { id: "00000000-0000-4000-8000-000000000888", until: "2099-01-01T00:00:00Z" };

/** Answers status changes with the follow-up that they add. */
const mockFollowUp = () =>
  mockStatusWork(["view.Policy", "admin.Policy"], {
    [`POST ${statusPath}`]: () => Response.json({ changed: 2, followUp: added, undo }),
    [`POST /api/Undo/${undo.id}`]: () =>
      Response.json({ restored: 2, skipped: 0, skippedNames: [], followUp: { removed: 1, kept: 1 } }),
  })();

const meta = {
  title: "Screens/Work dialogs/Follow-up of a status",
  component: WorkStory,
  args: { screen: workScreen, selected: [0, 1] },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "640px" } } },
  beforeEach: mockFollowUp,
} satisfies Meta<typeof WorkStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const openDialog = async () => {
  await screen.findByText(/FL-114 is/);
  await userEvent.click(await screen.findByRole("button", { name: "Change Status" }));
  const dialog = await screen.findByRole("dialog", { name: "Change unpaid status" });
  await within(dialog).findByRole("radio", { name: "Promise to Pay" });
  return dialog;
};
const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name }));
const group = () => screen.queryByRole("group", { name: "Follow up: Grace Period" });
const days = () => screen.getByRole("spinbutton", { name: "Business days" });

/** Only a status that promises something asks when. */
export const Offered: Story = {
  tags: ["picture"],
  play: async () => {
    await openDialog();
    await expect(group()).toBeNull();
    await choose("Promise to Pay");
    await expect(group()).toHaveAccessibleDescription(/^Optional/);
    await choose("New");
    await expect(group()).toBeNull();
    await choose("Promise to Pay");
  },
};

/** After the comment, Tab and 3 are all that a date takes. */
export const AddedByKeyboard: Story = {
  play: async () => {
    await openDialog();
    await choose("Promise to Pay");
    await userEvent.keyboard("Pays on Friday{Tab}3{Control>}{Enter}{/Control}");
    await expect(
      await screen.findByText(/Promise to Pay\. Follow-up on 2026\/07\/20 14:30 for each of 2/),
    ).toBeInTheDocument();
    await expect(await lastRequest("POST", statusPath)?.json()).toMatchObject({
      statusId: "00000000-0000-4000-8000-000000000302",
      comment: "Pays on Friday",
      followUp: { inDays: 3 },
    });
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await expect(
      await screen.findByText(/Its follow-up was removed\. 1 keeps its follow-up, because/),
    ).toBeInTheDocument();
  },
};

export const OnADayAtATime: Story = {
  play: async () => {
    await openDialog();
    await choose("Promise to Pay");
    await userEvent.keyboard("Pays later");
    await userEvent.type(days(), "3");
    // A day replaces the number of days.
    await userEvent.type(screen.getByRole("textbox", { name: "Or on a day" }), "03/01/2099{Tab}");
    await expect(days()).toHaveValue("");
    await userEvent.type(screen.getByRole("textbox", { name: "Time" }), "2:30p{Control>}{Enter}{/Control}");
    await waitFor(() => expect(lastRequest("POST", statusPath)).toBeDefined());
    await expect(await lastRequest("POST", statusPath)?.json()).toMatchObject({
      followUp: { dueDate: "2099-03-01", dueTime: "14:30" },
    });
  },
};

export const Invalid: Story = {
  play: async () => {
    const dialog = await openDialog();
    await choose("Promise to Pay");
    await userEvent.keyboard("Pays later");
    await userEvent.type(days(), "900");
    await expect(days()).toHaveAccessibleDescription(/Enter a whole number from 0 to 250/);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await userEvent.clear(days());
    await userEvent.type(screen.getByRole("textbox", { name: "Time" }), "10:00");
    await expect(days()).toHaveAccessibleDescription(/Choose a day, or a number of days/);
    const button = within(dialog).getByRole("button", { name: /^Change status/i });
    await expect(button).toHaveAccessibleDescription("Fix the errors first");
    await expect(lastRequest("POST", statusPath)).toBeUndefined();
    // Without the promise there is nothing to correct.
    await choose("New");
    await expect(button).not.toHaveAccessibleDescription("Fix the errors first");
  },
};

/** A status that is picked in the toolbar is set at once, unless it promises something. */
export const PickedInTheToolbar: Story = {
  args: {
    screen: withAction("refresh", {
      label: "Set Status",
      endpoint: "policyNonPaid.setStatuses",
      needs: "some",
      values: { comment: "Set in the toolbar" },
      picker: {
        field: "statusId",
        label: "Choose a status",
        options: { lookup: "types.lookup", params: { typeGuid: typeGuids.unpaidStatus } },
      },
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/FL-114 is/);
    const picker = await canvas.findByRole("combobox", { name: "Choose a status" });
    await within(picker).findByRole("option", { name: "Promise to Pay" });
    await userEvent.selectOptions(picker, "Promise to Pay");
    await userEvent.click(canvas.getByRole("button", { name: "Set Status" }));
    await screen.findByRole("dialog", { name: "Set Status" });
    await waitFor(() => expect(days()).toHaveFocus());
    await userEvent.keyboard("3{Control>}{Enter}{/Control}");
    await waitFor(() => expect(lastRequest("POST", statusPath)).toBeDefined());
    await expect(await lastRequest("POST", statusPath)?.json()).toMatchObject({
      comment: "Set in the toolbar",
      followUp: { inDays: 3 },
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};
