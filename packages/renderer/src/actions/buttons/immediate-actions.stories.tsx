import { typeGuids } from "@portico/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { lastRequest, mockStatusWork } from "../status-work-responses.fixtures.ts";
import { withAction, workScreen } from "../status-work-screen.fixtures.ts";
import { WorkStory } from "../status-work-story.fixtures.tsx";

const jobId = "00000000-0000-4000-8000-000000000777";
const statusPath = "/api/PolicyNonPaid/status";
const anewPath = "/api/Session/activity";

const meta = {
  title: "Screens/Work dialogs/At once",
  component: WorkStory,
  args: { screen: workScreen, selected: [0, 1] },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "480px" } } },
  beforeEach: mockStatusWork(["view.Policy"]),
} satisfies Meta<typeof WorkStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const writeText = fn<(text: string) => Promise<void>>();

/** Mocks the clipboard for the duration of a story. */
const withClipboard = (write: (text: string) => Promise<void>) => async () => {
  const restore = await mockStatusWork(["view.Policy"])();
  const original = Object.getOwnPropertyDescriptor(navigator, "clipboard");
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: write } });
  return () => {
    if (original) Object.defineProperty(navigator, "clipboard", original);
    else Reflect.deleteProperty(navigator, "clipboard");
    restore();
  };
};

export const Copied: Story = {
  beforeEach: withClipboard(writeText),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Copy phone FL-114" }));
    await expect(await screen.findByText("Phone copied!")).toBeInTheDocument();
    await expect(writeText).toHaveBeenLastCalledWith("(305) 555-0142");
    await userEvent.click(canvas.getByRole("button", { name: "Copy row FL-114" }));
    await expect(await screen.findByText("Row copied!")).toBeInTheDocument();
    await expect(writeText).toHaveBeenLastCalledWith("FL-114\tNew\t(305) 555-0142");
    await userEvent.click(canvas.getByRole("button", { name: "Copy phone FL-115" }));
    await expect(await screen.findByText("There is no phone to copy.")).toBeInTheDocument();
  },
};

export const MainActionOfARow: Story = {
  beforeEach: withClipboard(writeText),
  play: async ({ canvas }) => {
    await userEvent.dblClick(await canvas.findByText(/FL-114 is/));
    await expect(await screen.findByText("Phone copied!")).toBeInTheDocument();
  },
};

const print = fn();

export const Printed: Story = {
  beforeEach: async () => {
    const restore = await mockStatusWork(["view.Policy"])();
    const original = window.print;
    window.print = print;
    return () => {
      window.print = original;
      restore();
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Print" }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  },
};

export const LinkFollowed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Open FL-114" }));
    await expect(await canvas.findByText("Another page")).toBeInTheDocument();
  },
};

export const Confirmed: Story = {
  beforeEach: () => {
    let tries = 0;
    return mockStatusWork(["view.Policy"], {
      [`POST ${statusPath}`]: () => {
        tries += 1;
        return tries === 1
          ? Response.json({ message: "FL-115 is settled, so nothing was changed." }, { status: 409 })
          : Response.json({ changed: 2 });
      },
    })();
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/FL-114 is/);
    await userEvent.click(canvas.getByRole("button", { name: "Give up" }));
    const question = await screen.findByRole("alertdialog", { name: "Give these up?" });
    await expect(question).toHaveAccessibleDescription("2 unpaid policies");
    await userEvent.click(within(question).getByRole("button", { name: "Give up" }));
    await expect(await within(question).findByRole("alert")).toHaveTextContent(
      "FL-115 is settled, so nothing was changed.",
    );
    await userEvent.click(within(question).getByRole("button", { name: "Give up" }));
    await expect(await screen.findByText("Give up: done.")).toBeInTheDocument();
    await expect(question).not.toBeInTheDocument();
  },
};

export const Picked: Story = {
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
      success: "Set status success!",
      failure: "Set status error. {message}",
    }),
  },
  beforeEach: () => {
    let tries = 0;
    return mockStatusWork(["view.Policy"], {
      [`POST ${statusPath}`]: () => {
        tries += 1;
        return tries === 1
          ? Response.json({ message: "FL-115 is settled." }, { status: 409 })
          : Response.json({ changed: 2 });
      },
    })();
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/FL-114 is/);
    const button = canvas.getByRole("button", { name: "Set Status" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    const picker = await canvas.findByRole("combobox", { name: "Choose a status" });
    await waitFor(() =>
      expect(within(picker).getByRole("option", { name: "Contacted" })).toBeInTheDocument(),
    );
    await userEvent.selectOptions(picker, "Contacted");
    await userEvent.click(button);
    await expect(await screen.findByText("Set status error. FL-115 is settled.")).toBeInTheDocument();
    await userEvent.click(button);
    await expect(await screen.findByText("Set status success!")).toBeInTheDocument();
    await expect(await lastRequest("POST", statusPath)?.clone().json()).toMatchObject({
      comment: "Set in the toolbar",
      statusId: expect.any(String),
      listIds: [expect.any(String), expect.any(String)],
    });
    await userEvent.selectOptions(picker, "");
    await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "true"));
  },
};

const job = { id: jobId, kind: "work", done: 120, total: 300, message: null, result: null };

/** A call that starts a job, which runs until it is canceled. */
const withJob = () => {
  let isStopped = false;
  return mockStatusWork(["view.Policy"], {
    [`POST ${anewPath}`]: () => Response.json({ jobId }, { status: 202 }),
    [`GET /api/Jobs/${jobId}`]: () =>
      Response.json(
        isStopped
          ? { ...job, state: "cancelled", message: "You canceled this after 120 policies." }
          : { ...job, state: "running" },
      ),
    [`DELETE /api/Jobs/${jobId}`]: () => {
      isStopped = true;
      return new Response(null, { status: 204 });
    },
  })();
};

export const JobStopped: Story = {
  beforeEach: withJob,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Recalculate" }));
    const dialog = await screen.findByRole("dialog", { name: "Recalculate" });
    await expect(await within(dialog).findByRole("progressbar", { name: "In progress" })).toHaveAttribute(
      "aria-valuetext",
      "120 of 300",
    );
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await expect(
      await screen.findByText("You canceled this after 120 policies.", {}, { timeout: 5_000 }),
    ).toBeInTheDocument();
    await expect(dialog).not.toBeInTheDocument();
  },
};

export const JobDone: Story = {
  beforeEach: () => {
    let polls = 0;
    return mockStatusWork(["view.Policy"], {
      [`POST ${anewPath}`]: () => Response.json({ jobId }, { status: 202 }),
      [`GET /api/Jobs/${jobId}`]: () => {
        polls += 1;
        return Response.json({
          ...job,
          state: polls > 1 ? "done" : "queued",
          message: "300 policies worked out.",
        });
      },
    })();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Recalculate" }));
    await expect(
      await screen.findByText("300 policies worked out.", {}, { timeout: 5_000 }),
    ).toBeInTheDocument();
  },
};

export const CallRefused: Story = {
  args: { screen: withAction("refresh", { label: "Recalculate" }) },
  beforeEach: mockStatusWork(["view.Policy"], {
    [`POST ${anewPath}`]: () =>
      Response.json({ message: "It's already being recalculated." }, { status: 409 }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Recalculate" }));
    await expect(
      await screen.findByText("Recalculate: It's already being recalculated."),
    ).toBeInTheDocument();
    await expect(lastRequest("POST", anewPath)).toBeDefined();
  },
};
