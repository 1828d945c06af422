import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import {
  lastRequest,
  mockStatusWork,
  notes,
  notesPath,
  pageResponse,
} from "../status-work-responses.fixtures.ts";
import { workScreen } from "../status-work-screen.fixtures.ts";
import { WorkStory } from "../status-work-story.fixtures.tsx";

const meta = {
  title: "Screens/Work dialogs/Notes",
  component: WorkStory,
  args: { screen: workScreen, selected: [0] },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "640px" } } },
  beforeEach: mockStatusWork(["view.Policy"], {
    [`GET ${notesPath}`]: () => Response.json(pageResponse(notes)),
  }),
} satisfies Meta<typeof WorkStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const openNotes = async () => {
  await screen.findByText(/FL-114 is/);
  await userEvent.click(await screen.findByRole("button", { name: "Notes" }));
  return within(await screen.findByRole("dialog", { name: "Notes" }));
};

export const NotesOfAPolicy: Story = {
  play: async () => {
    const sheet = await openNotes();
    await expect(await sheet.findByText("Called, she will pay by Friday.")).toBeInTheDocument();
    await expect(sheet.getByRole("button", { name: /^Download pay-stub\.pdf/ })).toBeInTheDocument();
  },
};

export const NoneYet: Story = {
  beforeEach: mockStatusWork(["view.Policy"]),
  play: async () => {
    const sheet = await openNotes();
    await expect(await sheet.findByText("No notes yet")).toBeInTheDocument();
  },
};

export const NoteMade: Story = {
  beforeEach: () => {
    const made = [...notes];
    return mockStatusWork(["view.Policy"], {
      [`GET ${notesPath}`]: () => Response.json(pageResponse(made)),
      "POST /api/Notes": async (_url, request) => {
        const noteBody = String((await request.formData()).get("noteBody"));
        const [note] = notes;
        made.unshift({ ...note, id: "made", noteBody, docName: null, docMIME: null } as never);
        return Response.json(made[0]);
      },
    })();
  },
  play: async () => {
    const sheet = await openNotes();
    const text = await sheet.findByRole("textbox", { name: "New note" });
    await userEvent.type(text, "Sent the form.");
    await userEvent.click(sheet.getByRole("button", { name: "Make Note" }));
    await expect(await sheet.findByText("Sent the form.", { selector: "p" })).toBeInTheDocument();
    await expect(text).toHaveValue("");
    const form = await lastRequest("POST", "/api/Notes")?.formData();
    await expect(form?.get("entityId")).toBe("00000000-0000-4000-8000-000000000101");
    await expect(form?.has("doc")).toBe(false);
  },
};

const noteNumber = (number: number) => ({ ...notes[0], id: `note-${number}`, noteBody: `Call ${number}.` });

/** Another user adds two notes between requests, so that the second page starts with two notes of the first. */
export const OlderNotes: Story = {
  beforeEach: () => {
    const all = Array.from({ length: 120 }, (_, index) => noteNumber(120 - index));
    return mockStatusWork(["view.Policy"], {
      [`GET ${notesPath}`]: ({ searchParams }) => {
        const pageNumber = Number(searchParams.get("pageNumber"));
        if (pageNumber === 2) all.unshift(noteNumber(122), noteNumber(121));
        return Response.json(pageResponse(all, pageNumber));
      },
    })();
  },
  play: async () => {
    const sheet = await openNotes();
    await expect(await sheet.findByText("Showing 50 of 120 notes")).toBeInTheDocument();
    const text = sheet.getByRole("textbox", { name: "New note" });
    await userEvent.type(text, "Half");
    const button = sheet.getByRole("button", { name: "Show older notes" });
    await userEvent.click(button);
    await expect(await sheet.findByText("Showing 98 of 122 notes")).toBeInTheDocument();
    await waitFor(() => expect(sheet.getByText("Call 70.").closest("li")).toHaveFocus());
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    const shown = sheet.getAllByText(/^Call \d+\.$/).map((note) => note.textContent);
    await expect(shown).toEqual(Array.from({ length: 120 }, (_, index) => `Call ${120 - index}.`));
    await waitFor(() => expect(sheet.getByText("Call 22.").closest("li")).toHaveFocus());
    await expect(text).toHaveValue("Half");
  },
};

/** Adds a note while older ones are loading, and another one after that. */
export const NewNoteFirst: Story = {
  beforeEach: () => {
    const all = Array.from({ length: 60 }, (_, index) => noteNumber(60 - index));
    return mockStatusWork(["view.Policy"], {
      [`GET ${notesPath}`]: async ({ searchParams }) => {
        const pageNumber = Number(searchParams.get("pageNumber"));
        if (pageNumber === 2 && all.length === 60) await new Promise(() => {});
        return Response.json(pageResponse(all, pageNumber));
      },
      "POST /api/Notes": () => {
        all.unshift(noteNumber(all.length + 1));
        return Response.json(all[0]);
      },
    })();
  },
  play: async () => {
    const sheet = await openNotes();
    const button = await sheet.findByRole("button", { name: "Show older notes" });
    const text = sheet.getByRole("textbox", { name: "New note" });
    const make = async () => {
      await userEvent.type(text, "Called.");
      await userEvent.click(sheet.getByRole("button", { name: "Make Note" }));
    };
    await userEvent.click(button);
    await make();
    await expect(await sheet.findByText("Showing 50 of 61 notes")).toBeInTheDocument();
    await expect(sheet.getAllByRole("listitem")[0]).toHaveTextContent("Call 61.");
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
    await expect(sheet.queryByRole("alert")).not.toBeInTheDocument();
    await userEvent.click(button);
    await expect(await sheet.findByText("Showing 61 of 61 notes")).toBeInTheDocument();
    await make();
    await expect(await sheet.findByText("Showing 62 of 62 notes")).toBeInTheDocument();
    await expect(sheet.getAllByRole("listitem")[0]).toHaveTextContent("Call 62.");
    await expect(sheet.getAllByRole("listitem")[61]).toHaveTextContent("Call 1.");
  },
};

export const OlderNotesFail: Story = {
  beforeEach: () => {
    let tries = 0;
    const all = Array.from({ length: 60 }, (_, index) => noteNumber(60 - index));
    return mockStatusWork(["view.Policy"], {
      [`GET ${notesPath}`]: ({ searchParams }) => {
        const pageNumber = Number(searchParams.get("pageNumber"));
        if (pageNumber === 2) tries += 1;
        if (pageNumber === 2 && tries === 1)
          return Response.json({ message: "The database is away." }, { status: 503 });
        return Response.json(pageResponse(all, pageNumber));
      },
    })();
  },
  play: async () => {
    const sheet = await openNotes();
    const button = await sheet.findByRole("button", { name: "Show older notes" });
    await userEvent.click(button);
    await expect(await sheet.findByRole("alert")).toHaveTextContent(
      "Couldn't load older notes: The database is away.",
    );
    await expect(sheet.getByText("Call 11.")).toBeInTheDocument();
    await userEvent.click(button);
    await expect(await sheet.findByText("Call 1.")).toBeInTheDocument();
    await expect(sheet.queryByRole("alert")).not.toBeInTheDocument();
  },
};

export const NoteRefused: Story = {
  beforeEach: mockStatusWork(["view.Policy"], {
    "POST /api/Notes": () => Response.json({ message: "This policy is not there." }, { status: 404 }),
  }),
  play: async () => {
    const sheet = await openNotes();
    const text = await sheet.findByRole("textbox", { name: "New note" });
    await userEvent.type(text, "Sent the form.");
    await userEvent.click(sheet.getByRole("button", { name: "Make Note" }));
    await expect(await sheet.findByRole("alert")).toHaveTextContent(
      "Couldn't create note: This policy is not there.",
    );
    await expect(text).toHaveValue("Sent the form.");
  },
};

export const AttachmentTooLarge: Story = {
  play: async ({ canvasElement }) => {
    const sheet = await openNotes();
    await sheet.findByText("Called, she will pay by Friday.");
    const input = canvasElement.ownerDocument.querySelector<HTMLInputElement>("input[type=file]");
    const scan = new File([new Uint8Array(5 * 1024 ** 2 + 1)], "scan.pdf", { type: "application/pdf" });
    if (input) await userEvent.upload(input, scan);
    await expect(await sheet.findByRole("alert")).toHaveTextContent(/scan\.pdf is .* The limit is/);
  },
};

export const ClosingAsksFirst: Story = {
  play: async () => {
    const sheet = await openNotes();
    await userEvent.type(await sheet.findByRole("textbox", { name: "New note" }), "Sent");
    await userEvent.keyboard("{Escape}");
    await expect(await screen.findByRole("alertdialog", { name: "Really close?" })).toBeInTheDocument();
  },
};
