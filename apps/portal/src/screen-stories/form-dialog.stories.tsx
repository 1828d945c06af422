import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { entry, keepingEntries, staleResponse, written } from "./config-entries.fixtures.ts";
import { entriesScreen } from "./entries-screen.fixtures.ts";
import { ScreenStory } from "./screen-story.fixtures.tsx";

const meta = {
  title: "Actions/Form",
  component: ScreenStory,
  args: { screen: entriesScreen },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** Presses New, or selects the entry and presses Edit. */
async function openForm(canvasElement: HTMLElement, button: "New" | "Edit") {
  const page = bodyOf(canvasElement);
  const row = await page.findByRole("row", { name: /Coral/ });
  if (button === "Edit") await userEvent.click(within(row).getByText("Coral"));
  await userEvent.click(page.getByRole("button", { name: button }));
  const name = button === "New" ? "New entry" : "Edit entry";
  return { page, form: within(await page.findByRole("dialog", { name })) };
}

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

export const Create: Story = {
  beforeEach: keepingEntries(),
  play: async ({ canvasElement }) => {
    const { page, form } = await openForm(canvasElement, "New");
    const create = form.getByRole("button", { name: "Create" });
    await expect(create).toHaveAccessibleDescription("Make a change first");
    await userEvent.type(form.getByLabelText(/^Group/), "own");
    await userEvent.type(form.getByLabelText(/^Key/), "holidays");
    await userEvent.selectOptions(form.getByLabelText(/^Type/), "json");
    await userEvent.click(create);
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(await page.findByText("Form successfully submitted!")).toBeInTheDocument();
    await expect(written).toMatchObject([
      { method: "POST", body: { group: "own", key: "holidays", type: "json", isSecret: false } },
    ]);
    await expect(written[0]?.body).not.toHaveProperty("value");
    await expect(written[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  },
};

export const MissingValues: Story = {
  beforeEach: keepingEntries(),
  play: async ({ canvasElement }) => {
    const { page, form } = await openForm(canvasElement, "New");
    await userEvent.type(form.getByLabelText(/^Group/), "own");
    await userEvent.click(form.getByRole("button", { name: "Create" }));
    const key = form.getByLabelText(/^Key/);
    await waitFor(() => expect(key).toHaveFocus());
    await expect(key).toHaveAccessibleDescription("Key is required");
    await expect(page.getByText("Validation form errors!")).toBeInTheDocument();
    await userEvent.click(await form.findByRole("button", { name: "Show Errors" }));
    const summary = within(await form.findByRole("region", { name: "Fix these errors" }));
    await userEvent.click(summary.getByRole("button", { name: "Type is required" }));
    await waitFor(() => expect(form.getByLabelText(/^Type/)).toHaveFocus());
    await expect(written).toEqual([]);
  },
};

export const ErrorsWhileTyping: Story = {
  beforeEach: keepingEntries(),
  play: async ({ canvasElement }) => {
    const { form } = await openForm(canvasElement, "New");
    const group = form.getByLabelText(/^Group/);
    await userEvent.type(group, "a b");
    await userEvent.tab();
    await waitFor(() => expect(group).toHaveAttribute("aria-invalid", "true"));
    await expect(group).toHaveAccessibleDescription(/letters, digits, dots/);
    await expect(form.getByRole("button", { name: "Create" })).toHaveAccessibleDescription(
      "Fix the errors first",
    );
  },
};

export const Edit: Story = {
  beforeEach: keepingEntries(),
  play: async ({ canvasElement }) => {
    const { page, form } = await openForm(canvasElement, "Edit");
    const update = form.getByRole("button", { name: "Update" });
    await expect(form.getByLabelText(/^Value/)).toHaveValue("Coral");
    await expect(update).toHaveAccessibleDescription("Make a change first");
    await retype(form.getByLabelText(/^Value/), "Reef");
    await userEvent.click(update);
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(written).toMatchObject([{ method: "PUT", version: '"3"', body: { value: "Reef" } }]);
  },
};

export const RefusedFieldByField: Story = {
  beforeEach: keepingEntries(() =>
    Response.json(
      {
        message: "The body is invalid.",
        errors: { value: ["Must be a color"], updatedBy: ["Someone else owns it."] },
      },
      { status: 422 },
    ),
  ),
  play: async ({ canvasElement }) => {
    const { page, form } = await openForm(canvasElement, "Edit");
    await retype(form.getByLabelText(/^Value/), "Reef");
    await userEvent.click(form.getByRole("button", { name: "Update" }));
    const value = form.getByLabelText(/^Value/);
    await waitFor(() => expect(value).toHaveAccessibleDescription(/Must be a color/));
    await waitFor(() => expect(value).toHaveFocus());
    await expect(value).toHaveValue("Reef");
    await expect(form.getByText("Someone else owns it.")).toBeInTheDocument();
    await expect(page.getByText("Error saving changes The body is invalid.")).toBeInTheDocument();
    await expect(page.getAllByText(/Must be a color/)).toHaveLength(1);
  },
};

export const ServerUnavailable: Story = {
  beforeEach: keepingEntries(() =>
    Response.json({ message: "The database is away; try again in a moment." }, { status: 503 }),
  ),
  play: async ({ canvasElement }) => {
    const { form } = await openForm(canvasElement, "Edit");
    await retype(form.getByLabelText(/^Value/), "Reef");
    const update = form.getByRole("button", { name: "Update" });
    await userEvent.click(update);
    await expect(await form.findByRole("alert")).toHaveTextContent("The database is away");
    await expect(form.getByLabelText(/^Value/)).toHaveValue("Reef");
    await expect(update).not.toHaveAttribute("aria-disabled", "true");
  },
};

export const Stale: Story = {
  beforeEach: () => {
    let isFirst = true;
    return keepingEntries(() => {
      const response = isFirst ? staleResponse({ value: "Sand", description: "By another hand" }) : undefined;
      isFirst = false;
      return response;
    })();
  },
  play: async ({ canvasElement }) => {
    const { page, form } = await openForm(canvasElement, "Edit");
    await retype(form.getByLabelText(/^Value/), "Reef");
    const update = form.getByRole("button", { name: "Update" });
    await userEvent.click(update);
    const both = within(await page.findByRole("dialog", { name: "Someone else changed this" }));
    await expect(both.getAllByRole("group").map((group) => group.textContent)).toEqual([
      "ValueYoursReefTheirsSand",
      "DescriptionYoursEmptyTheirsBy another hand",
    ]);
    const [mine] = both.getAllByRole("radio", { checked: true });
    await expect(mine?.closest("label")).toHaveTextContent("Reef");
    await userEvent.click(both.getByRole("button", { name: "Save chosen versions" }));
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(written.map(({ version }) => version)).toEqual(['"3"', '"5"']);
    await expect(written[1]?.body).toMatchObject({ value: "Reef", description: "By another hand" });
  },
};

/** The same screen, whose form asks for the row by a call of its own. */
const loading = {
  ...entriesScreen,
  forms: entriesScreen.forms?.map((form) => ({
    ...form,
    ...(form.edit && { edit: { ...form.edit, load: "policies.detail" } }),
  })),
} as typeof entriesScreen;

let fetches = 0;

export const Reloaded: Story = {
  args: { screen: loading },
  beforeEach: () => {
    let tries = 0;
    return keepingEntries(undefined, ({ pathname }) => {
      if (!pathname.includes("/detail/")) return undefined;
      tries += 1;
      return tries === 1
        ? Response.json({ message: "The database is away; try again in a moment." }, { status: 503 })
        : Response.json({ ...entry, version: 7, value: "As it is now" });
    })();
  },
  play: async ({ canvasElement }) => {
    const { page, form } = await openForm(canvasElement, "Edit");
    await expect(await form.findByRole("alert")).toHaveTextContent("The database is away");
    await userEvent.click(form.getByRole("button", { name: "Try again" }));
    const value = await page.findByRole("textbox", { name: /^Value/ });
    await expect(value).toHaveValue("As it is now");
    const filled = within(page.getByRole("dialog", { name: "Edit entry" }));
    await retype(value, "Reef");
    const update = filled.getByRole("button", { name: "Update" });
    await userEvent.click(update);
    await waitFor(() => expect(written).toMatchObject([{ version: '"7"', body: { value: "Reef" } }]));
  },
};

/** Coming back to the network fetches the row again; what is entered does not depend on that. */
export const NetworkLostAndRestored: Story = {
  args: { screen: loading },
  beforeEach: () => {
    fetches = 0;
    return keepingEntries(undefined, ({ pathname }) => {
      if (!pathname.includes("/detail/")) return undefined;
      fetches += 1;
      return fetches === 1
        ? Response.json({ ...entry, version: 7 })
        : Response.json({ message: "The database is away." }, { status: 503 });
    })();
  },
  play: async ({ canvasElement }) => {
    const { page } = await openForm(canvasElement, "Edit");
    const value = await page.findByRole("textbox", { name: /^Value/ });
    await retype(value, "Reef");
    window.dispatchEvent(new Event("offline"));
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(fetches).toBe(2));
    await userEvent.type(page.getByRole("textbox", { name: /^Value/ }), "s");
    await expect(value).toHaveValue("Reefs");
  },
};

export const ReallyClose: Story = {
  beforeEach: keepingEntries(),
  play: async ({ canvasElement }) => {
    const { page, form } = await openForm(canvasElement, "Edit");
    await retype(form.getByLabelText(/^Value/), "Reef");
    await userEvent.keyboard("{Escape}");
    const question = within(await page.findByRole("alertdialog", { name: "Really close?" }));
    await userEvent.click(question.getByRole("button", { name: "Keep editing" }));
    await expect(form.getByLabelText(/^Value/)).toHaveValue("Reef");
    await expect(written).toEqual([]);
  },
};
