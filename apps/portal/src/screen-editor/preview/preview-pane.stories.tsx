import type { Meta, StoryObj } from "@storybook/react-vite";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import portalStyles from "../../app.css?inline";
import { graceInMiami, withGrace } from "../../custom-screen/custom-screen.fixtures.ts";
import { answerRows, answerWith } from "../../renderer/responses.fixtures.ts";
import { managePolicies } from "../../screens/policies.ts";
import { signInAs } from "../../session/sign-in-as.fixtures.ts";
import { PreviewPane } from "./preview-pane.tsx";

const administrator = {
  name: "Ada Marín",
  roles: ["agent", "administrator"],
  claims: ["view.Policy", "admin.Policy"],
};
const calls: Request[] = [];
const pathOf = ({ url }: Request) => new URL(url).pathname;

const meta = {
  title: "Portal/Preview of a screen",
  component: PreviewPane,
  args: { document: graceInMiami, problems: [] },
  parameters: { layout: "fullscreen" },
  beforeEach: withGrace({ user: administrator, calls }),
  render: function Pane(args) {
    const [client] = useState(() => new QueryClient());
    return (
      <QueryClientProvider client={client}>
        <style>{portalStyles}</style>
        <main>
          <h1 className="sr-only">Edit a screen</h1>
          <PreviewPane {...args} />
        </main>
      </QueryClientProvider>
    );
  },
} satisfies Meta<typeof PreviewPane>;
export default meta;

type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const gridOf = async (canvas: Canvas) => {
  const grid = await canvas.findByRole("grid", { name: "Grace in Miami" });
  await waitFor(() => expect(grid).not.toHaveAttribute("aria-busy"));
  return grid;
};

/** Live rows, but no writes: preferences are neither loaded nor saved. */
export const AsMyself: Story = {
  play: async ({ canvas }) => {
    const grid = await gridOf(canvas);
    const [box] = within(grid).getAllByRole("checkbox", { name: /^Select/ });
    if (box) await userEvent.click(box);
    const change = canvas.getByRole("button", { name: "Change status" });
    await expect(change).toHaveAttribute("aria-disabled", "true");
    await expect(change).toHaveAccessibleDescription(/preview. Actions don't change anything/);
    await userEvent.click(canvas.getByRole("button", { name: "Compact rows" }));
    for (const call of calls) {
      await expect(call.method).toBe("GET");
      await expect(pathOf(call)).not.toContain("preferences");
      await expect(call.headers.get("portico-preview")).toBeNull();
    }
  },
};

const previewIn = (call: Request | undefined) =>
  JSON.parse(decodeURIComponent(call?.headers.get("portico-preview") ?? "null"));

/** Each call of the preview requests what these users would get. */
export const AsOtherUser: Story = {
  play: async ({ canvas }) => {
    await gridOf(canvas);
    await userEvent.selectOptions(canvas.getByLabelText("Preview as"), "other");
    await gridOf(canvas);
    const rows = () => calls.filter((call) => pathOf(call) === "/api/PolicyNonPaid");
    await waitFor(() =>
      expect(previewIn(rows().at(-1))).toEqual({ roles: ["agent"], claims: ["view.Policy"] }),
    );
    await userEvent.click(canvas.getByText("Claims (1)"));
    await userEvent.click(canvas.getByRole("checkbox", { name: "admin.Policy" }));
    await waitFor(() =>
      expect(previewIn(rows().at(-1))).toEqual({ roles: ["agent"], claims: ["view.Policy", "admin.Policy"] }),
    );
  },
};

const linked = {
  ...graceInMiami,
  columns: [{ field: "policyNumber", format: { name: "link", to: "policies/:id" } }, "status"],
};

/** A link to another page shows its target, with a button back to the list. */
export const LinksStayInPreview: Story = {
  args: { document: linked },
  play: async ({ canvas }) => {
    const [link] = within(await gridOf(canvas)).getAllByRole("link");
    if (!link) throw new Error("There is no link.");
    await userEvent.click(link);
    await expect(await canvas.findByText("This link leaves the screen")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Back to the list" }));
    await expect(await gridOf(canvas)).toBeVisible();
  },
};

/** A row of its own page has headings below the title of the page around it, and files that are shown alone. */
export const RowOnItsPage: Story = {
  args: { document: { ...managePolicies, detail: { ...managePolicies.detail, as: "page" } } },
  beforeEach: () => {
    const end = answerWith(answerRows(managePolicies, 3))();
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
    await canvas.findByRole("heading", { level: 2, name: /^Policy ./ });
    const notes = within(await canvas.findByRole("region", { name: "Notes" }));
    await expect(notes.getByRole("heading", { level: 3, name: "Notes" })).toBeVisible();
    const [file] = await notes.findAllByRole("button", { name: /^Download/ });
    await expect(file).toHaveAttribute("aria-disabled", "true");
    await expect(file).toHaveAccessibleDescription(/Open the screen to download files/);
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  },
};

const problem = { path: "title", message: "title: it is missing." };

/** While the draft is invalid, the last valid screen stays, and a line says so. */
export const FollowsEdits: Story = {
  render: function Writing(args) {
    const [client] = useState(() => new QueryClient());
    const [isBroken, setBroken] = useState(false);
    const { title: _, ...untitled } = graceInMiami;
    return (
      <QueryClientProvider client={client}>
        <style>{portalStyles}</style>
        <main>
          <h1 className="sr-only">Edit a screen</h1>
          <button type="button" onClick={() => setBroken(true)}>
            Take the title out
          </button>
          <PreviewPane {...args} {...(isBroken && { document: untitled, problems: [problem] })} />
        </main>
      </QueryClientProvider>
    );
  },
  play: async ({ canvas }) => {
    await gridOf(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Take the title out" }));
    await waitFor(() => expect(canvas.getByText(/Your last changes have problems/)).toBeVisible());
    await expect(await gridOf(canvas)).toBeVisible();
  },
};

export const NothingYet: Story = {
  args: { document: undefined, problems: [problem] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing to preview yet")).toBeVisible();
    await expect(canvas.getByText(/Problems to fix: 1\./)).toBeVisible();
  },
};
