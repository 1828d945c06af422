import { toCustomScreen } from "@portico/portal-config/starting";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { unpaidPolicies } from "../../../../screens/unpaid-policies.ts";
import { FormStory } from "./form-story.fixtures.tsx";
import { atWork, part, written } from "./form-story-data.fixtures.ts";

const copied = toCustomScreen(unpaidPolicies).screen;
const tooMany = Array.from({ length: 1000 }, (_, index) => `field${index}`);

const meta = {
  title: "Screens/Screen editor/Form with errors",
  component: FormStory,
  parameters: { layout: "fullscreen" },
  args: { begin: copied, onShowJson: fn() },
  beforeEach: atWork,
} satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An invalid document: each problem is at its path, and nothing is lost. Closed parts open to show a problem. */
export const WithProblems: Story = {
  args: {
    begin: {
      ...copied,
      title: "",
      columns: ["phoen", { field: "agent", width: 5, header: "" }, 7, "carrier"],
      variants: [
        { id: "a", label: "A", columns: ["city"] },
        { id: "b", label: "B", columns: [{ field: "city", width: 5 }] },
      ],
      filters: "all",
      permanentFilters: { agnet: "x", month: "13" },
      sort: ["-nothing", 7],
      pageSizes: [0],
      access: "agent view.Policy|admin.Policy view.Lead administrator",
      invented: { kept: true },
      actions: [{ kind: "invented" }],
      header: tooMany,
    },
    focusRequest: "variants[1].columns[0].width",
  },
  play: async ({ canvas, canvasElement, args }) => {
    const columns = part(canvas, "Columns");
    await expect(columns.getByText(/^The form can't show Entry 3/)).toBeVisible();
    await userEvent.click(columns.getByRole("button", { name: "Show in the JSON view" }));
    await expect(args.onShowJson).toHaveBeenCalledWith({ path: "columns[2]" });
    await userEvent.click(columns.getByRole("button", { name: "Move Carrier up" }));
    await userEvent.click(canvas.getByRole("button", { name: "Lead there" }));
    const set = within(columns.getByRole("group", { name: "Column sets" }));
    await waitFor(() => expect(set.getByRole("textbox", { name: "Width" })).toHaveFocus());
    await expect(part(canvas, "Filters").getByText(/form can't show/)).toBeVisible();
    const fixed = part(canvas, "Fixed filters");
    await expect(fixed.getByText(/^The form can't show agnet: x/)).toBeVisible();
    await userEvent.click(fixed.getByRole("button", { name: "Remove agnet" }));
    const name = part(canvas, "Name and navigation");
    await expect(name.getByRole("textbox", { name: /^Title/ })).toBeInvalid();
    const audience = part(canvas, "Who can see it");
    await expect(audience.getByText("agent view.Policy|admin.Policy view.Lead administrator")).toBeVisible();
    await expect(written(canvasElement)).toMatchObject({
      columns: ["phoen", { field: "agent", width: 5, header: "" }, "carrier", 7],
      filters: "all",
      permanentFilters: { month: "13" },
      invented: { kept: true },
    });
    await expect(written(canvasElement).header).toHaveLength(1000);
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

export const RemovedRows: Story = {
  args: { begin: { ...copied, endpoints: { list: "gone.list" } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("The data source gone.list no longer exists. Choose another."),
    ).toBeVisible();
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
    const title = canvas.getByRole("textbox", { name: /^Title/ });
    await expect(title).toHaveValue("<img src=x onerror=alert(1)>");
    await expect(part(canvas, "Other settings").getByText("__proto__")).toBeVisible();
    await userEvent.type(title, "!");
    await expect(canvasElement.querySelector("main img")).toBeNull();
    await expect(Object.keys(written(canvasElement))).toContain("__proto__");
  },
};
