import { respondWith, respondWithRows } from "@portico/renderer/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { InPortal } from "../../../../in-portal.fixtures.tsx";
import { managePolicies } from "../../../../screens/policies.ts";
import { signInAs } from "../../../../session/sign-in-as.fixtures.ts";
import { graceInMiami, withGrace } from "../../custom-screen/custom-screen.fixtures.ts";
import { PreviewPane } from "./preview-pane.tsx";

const administrator = {
  name: "Ada Marín",
  roles: ["agent", "administrator"],
  claims: ["view.Policy", "admin.Policy"],
};
const calls: Request[] = [];
const problem = { path: "title", message: "title: it is missing." };
const { title: _, ...untitled } = graceInMiami;

const meta = {
  title: "Portal/Preview of a screen",
  component: PreviewPane,
  args: { document: graceInMiami, problems: [] },
  parameters: { layout: "fullscreen" },
  beforeEach: withGrace({ user: administrator, calls }),
  render: function Pane(args) {
    const [isValid, setValid] = useState(args.problems.length === 0);
    return (
      <InPortal>
        <main>
          <h1 className="sr-only">Edit a screen</h1>
          <button type="button" onClick={() => setValid(!isValid)}>
            {isValid ? "Remove the title" : "Add a title"}
          </button>
          <PreviewPane
            {...(isValid ? { ...args, problems: [] } : { document: untitled, problems: [problem] })}
          />
        </main>
      </InPortal>
    );
  },
} satisfies Meta<typeof PreviewPane>;
export default meta;

type Story = StoryObj<typeof meta>;

const gridOf = async (canvas: ReturnType<typeof within>) => {
  const grid = await canvas.findByRole("grid", { name: "Grace in Miami" });
  await waitFor(() => expect(grid).not.toHaveAttribute("aria-busy"));
  return grid;
};
const previewIn = (call: Request | undefined) =>
  JSON.parse(decodeURIComponent(call?.headers.get("portico-preview") ?? "null"));

/** Each call of the preview requests what these users would get. No call writes. */
export const AsOtherUser: Story = {
  play: async ({ canvas }) => {
    const rows = () => calls.filter(({ url }) => new URL(url).pathname === "/api/PolicyNonPaid");
    const [box] = within(await gridOf(canvas)).getAllByRole("checkbox", { name: /^Select/ });
    if (box) await userEvent.click(box);
    const change = canvas.getByRole("button", { name: "Change status" });
    await expect(change).toHaveAttribute("aria-disabled", "true");
    await expect(change).toHaveAccessibleDescription(/preview. Actions don't change anything/);
    await expect(previewIn(rows().at(-1))).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText("Preview as"), "other");
    await waitFor(() =>
      expect(previewIn(rows().at(-1))).toEqual({ roles: ["agent"], claims: ["view.Policy"] }),
    );
    await userEvent.click(canvas.getByText("Claims (1)", { selector: "summary" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "admin.Policy" }));
    const claims = ["view.Policy", "admin.Policy"];
    await waitFor(() => expect(previewIn(rows().at(-1))).toEqual({ roles: ["agent"], claims }));
    for (const { method } of calls) await expect(method).toBe("GET");
  },
};

/** On a phone, rows are cards. */
export const OnAPhone: Story = {
  play: async ({ canvas }) => {
    const grid = await gridOf(canvas);
    await expect(grid.closest("[data-cards]")).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "Phone" }));
    await waitFor(async () => expect((await gridOf(canvas)).closest("[data-cards]")).not.toBeNull());
    await expect((await gridOf(canvas)).getBoundingClientRect().width).toBeLessThanOrEqual(390);
  },
};

/** A column that is moved in the preview moves in the document. */
export const MovesColumns: Story = {
  args: { onColumnOrder: fn() },
  play: async ({ canvas, args }) => {
    await gridOf(canvas);
    const [, second, third] = canvas.getAllByRole("columnheader").filter((cell) => cell.draggable);
    if (!second || !third) throw new Error("The columns can't be moved.");
    const { left, top } = third.getBoundingClientRect();
    const dataTransfer = new DataTransfer();
    const init = { bubbles: true, cancelable: true, dataTransfer, clientX: left + 8, clientY: top + 8 };
    await fireEvent(third, new DragEvent("dragstart", init));
    await fireEvent(second, new DragEvent("dragover", init));
    await fireEvent(second, new DragEvent("drop", init));
    await expect(args.onColumnOrder).toHaveBeenCalledWith({
      fields: expect.arrayContaining(["policyNumber", "status"]),
    });
  },
};

/** A link to another page shows its target, with a button back to the list. */
export const LinksStayInPreview: Story = {
  args: {
    document: {
      ...graceInMiami,
      columns: [{ field: "policyNumber", format: { name: "link", to: "policies/:id" } }, "status"],
    },
  },
  play: async ({ canvas }) => {
    const [link] = within(await gridOf(canvas)).getAllByRole("link");
    if (!link) throw new Error("There is no link.");
    await userEvent.click(link);
    await expect(await canvas.findByText("This link leaves the screen")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Back to the list" }));
    await expect(await gridOf(canvas)).toBeVisible();
  },
};

/** The page of a row has headings below the title of the editor, and its files cannot be downloaded. */
export const RowOnItsPage: Story = {
  args: { document: { ...managePolicies, detail: { ...managePolicies.detail, as: "page" } } },
  beforeEach: () => {
    const end = respondWith(respondWithRows(managePolicies, 3))();
    const signOut = signInAs(administrator);
    return () => {
      signOut();
      end();
    };
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 2, name: "Policies" });
    const [view] = await canvas.findAllByRole("button", { name: /^View/ });
    if (!view) throw new Error("There is no row.");
    await userEvent.click(view);
    await canvas.findByRole("heading", { level: 2, name: / · ./ });
    const notes = within(await canvas.findByRole("region", { name: "Notes" }));
    await expect(notes.getByRole("heading", { level: 3, name: "Notes" })).toBeVisible();
    const [file] = await notes.findAllByRole("button", { name: /^Download/ });
    await expect(file).toHaveAccessibleDescription(/Open the screen to download files/);
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  },
};

/** The first valid screen appears at once. While the draft is invalid again, that screen stays, and a line says so. */
export const FollowsEdits: Story = {
  args: { problems: [problem] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing to preview yet")).toBeVisible();
    await expect(canvas.getByText(/Problems to fix: 1\./)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Add a title" }));
    await expect(canvas.queryByText("Nothing to preview yet")).toBeNull();
    await gridOf(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Remove the title" }));
    await waitFor(() => expect(canvas.getByText(/Your last changes have problems/)).toBeVisible());
    await expect(await gridOf(canvas)).toBeVisible();
  },
};
