import { toCustomScreen } from "@portico/portal-config/starting";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { unpaidPolicies } from "../../screens/unpaid-policies.ts";
import { FormStory } from "./form-story.fixtures.tsx";
import { atWork, part, written } from "./form-story-data.fixtures.ts";

const copied = toCustomScreen(unpaidPolicies).screen;

const meta = {
  title: "Screens/Screen editor/Form in trouble",
  component: FormStory,
  parameters: { layout: "fullscreen" },
  args: { begin: copied, onShowJson: fn() },
  beforeEach: atWork,
} satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OtherAudience: Story = {
  args: { begin: { ...copied, access: "agent view.Policy|admin.Policy view.Lead administrator" } },
  play: async ({ canvas, args }) => {
    const audience = part(canvas, "Who can see it");
    await expect(audience.getByText("agent view.Policy|admin.Policy view.Lead administrator")).toBeVisible();
    await userEvent.click(audience.getByRole("button", { name: "Show in the JSON view" }));
    await expect(args.onShowJson).toHaveBeenCalledWith({ path: "access" });
  },
};

/** An invalid document: each problem is at its path, and nothing is lost. */
export const WithProblems: Story = {
  args: {
    begin: {
      ...copied,
      title: "",
      columns: ["phoen", { field: "agent", width: 5, header: "" }, 7, "carrier"],
      filters: "all",
      permanentFilters: { agnet: "x", month: "13" },
      sort: ["-nothing", 7],
      pageSizes: [0],
      access: "agent",
      invented: { kept: true },
      actions: [{ kind: "invented" }],
    },
    focusRequest: "columns[1].width",
  },
  play: async ({ canvas, canvasElement, args }) => {
    const columns = part(canvas, "Columns");
    await expect(columns.getByText(/^The form can't show Entry 3/)).toBeVisible();
    await userEvent.click(columns.getByRole("button", { name: "Show in the JSON view" }));
    await expect(args.onShowJson).toHaveBeenCalledWith({ path: "columns[2]" });
    await userEvent.click(columns.getByRole("button", { name: "Move Carrier up" }));
    await expect(written(canvasElement)).toMatchObject({
      columns: ["phoen", { field: "agent", width: 5, header: "" }, "carrier", 7],
      filters: "all",
      invented: { kept: true },
    });
    await userEvent.click(canvas.getByRole("button", { name: "Lead there" }));
    await waitFor(() => expect(columns.getByRole("textbox", { name: "Width" })).toHaveFocus());
    await expect(part(canvas, "Filters").getByText(/form can't show/)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /^Title/ })).toBeInvalid();
  },
};

export const NotJson: Story = {
  args: { begin: '{ "title": ' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("The form can't be shown")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Go to the JSON view" }));
    await expect(args.onShowJson).toHaveBeenCalledWith({ path: "screen" });
  },
};
export const NoScreen: Story = { args: { begin: ["a", "list"] } };
export const RemovedRows: Story = { args: { begin: { ...copied, endpoints: { list: "gone.list" } } } };

/** Far too long lists are not rendered, and not lost. */
export const TooManyEntries: Story = {
  args: { begin: { ...copied, columns: Array.from({ length: 1000 }, (_, index) => `column${index}`) } },
  play: async ({ canvas, canvasElement }) => {
    await expect(part(canvas, "Columns").getByText(/form can't show/)).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: /^Title/ }), "!");
    await expect(written(canvasElement).columns).toHaveLength(1000);
  },
};

/** Keywords such as `__proto__` are ordinary keywords, and no code runs. */
export const Hostile: Story = {
  args: {
    begin: JSON.stringify({ ...copied, title: "<img src=x onerror=alert(1)>" }).replace(
      "{",
      '{"__proto__": {"isReadOnly": true}, "constructor": 1, ',
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("textbox", { name: /^Title/ })).toHaveValue("<img src=x onerror=alert(1)>");
    await expect(part(canvas, "Other settings").getByText("__proto__")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: /^Title/ }), "!");
    await expect(canvasElement.querySelector("main img")).toBeNull();
    await expect(Object.keys(written(canvasElement))).toEqual(expect.arrayContaining(["__proto__"]));
  },
};
