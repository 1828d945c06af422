import { toCustomScreen } from "@portico/portal-config/starting";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { unpaidPolicies } from "../../../../screens/unpaid-policies.ts";
import { FormStory } from "./form-story.fixtures.tsx";
import { addTo, atWork, part, problemsOf, toggle, written } from "./form-story-data.fixtures.ts";

const copied = toCustomScreen(unpaidPolicies).screen;

const meta = {
  title: "Screens/Screen editor/Form",
  component: FormStory,
  parameters: { layout: "fullscreen" },
  args: { begin: copied, onShowJson: fn() },
  beforeEach: atWork,
} satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ReadOnly: Story = {
  args: { isReadOnly: true, begin: { ...copied, invented: 1 } },
  play: async ({ canvas, args }) => {
    const columns = part(canvas, "Columns");
    await toggle(columns, "Policy number");
    await expect(columns.getByRole("textbox", { name: "Heading" })).toHaveAttribute("readonly");
    await expect(canvas.getByRole("textbox", { name: /^Title/ })).toHaveAttribute("readonly");
    for (const tick of canvas.getAllByRole("checkbox")) await expect(tick).toBeDisabled();
    for (const choice of canvas.getAllByRole("combobox")) await expect(choice).toBeDisabled();
    for (const name of [/^Move/, /^Remove/, /^Add/])
      await expect(canvas.queryByRole("button", { name })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "invented" }));
    await expect(args.onShowJson).toHaveBeenCalledWith({ path: "invented" });
  },
};

/** A new screen begins with its rows. Other rows reset what depends on them, and nothing else. */
export const DataSource: Story = {
  args: { begin: { invented: { kept: true } }, isNew: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("region", { name: "Columns" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /^Unpaid Policies/ }));
    const change = () => canvas.getByRole("button", { name: "Change data source" });
    await waitFor(() => expect(change()).toHaveFocus());
    await userEvent.type(canvas.getByRole("textbox", { name: /^Title/ }), ", Miami");
    await expect(canvas.getByText("/portal/screens/unpaid-policies-miami")).toBeVisible();
    await addTo(part(canvas, "Actions"), "Add a list button", "Notes");
    await expect(written(canvasElement)).toMatchObject({
      id: "unpaid-policies-miami",
      endpoints: { list: "policyNonPaid.list" },
      selection: { mode: "one" },
      access: "agent view.Policy|admin.Policy",
    });

    await userEvent.click(change());
    const search = canvas.getByRole("searchbox", { name: "Search data sources" });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.type(search, "no such list");
    await expect(canvas.getByText("No data source matches 'no such list'.")).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, "POLICIES with");
    await userEvent.click(canvas.getByRole("button", { name: /^Policies Policies, with/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Change data source" }));
    await expect(written(canvasElement)).toMatchObject({
      title: "Unpaid Policies, Miami",
      endpoints: { list: "policies.list" },
      invented: { kept: true },
    });
    await expect(written(canvasElement)).not.toHaveProperty("actions");
    await waitFor(() => expect(change()).toHaveFocus());
  },
};

/** A sidebar order that no position has is preserved. Another section starts again. */
export const Navigation: Story = {
  args: { begin: { ...copied, navigation: { section: "policies", order: 42 } } },
  play: async ({ canvas, canvasElement }) => {
    const name = part(canvas, "Name and navigation");
    const position = name.getByRole("combobox", { name: "Position in the section" });
    await expect(position).toHaveDisplayValue("Custom: 42");
    await userEvent.selectOptions(position, "After Policies");
    await userEvent.type(name.getByRole("textbox", { name: "Sidebar name" }), "Grace");
    const navigation = { section: "policies", label: "Grace", order: 1 };
    await expect(written(canvasElement).navigation).toEqual(navigation);
    const section = name.getByRole("combobox", { name: "Sidebar section" });
    await userEvent.selectOptions(
      section,
      "Administration · not visible to everyone who can see this screen",
    );
    await expect(written(canvasElement).navigation).toEqual({ section: "administration", label: "Grace" });
    await expect(section).toHaveAccessibleDescription(
      "Only these people have Administration in their sidebar: Administrators. Others who can see this screen need its address.",
    );
    await expect(problemsOf(canvasElement)).toEqual([]);
  },
};

export const Audience: Story = {
  play: async ({ canvas, canvasElement }) => {
    const audience = part(canvas, "Who can see it");
    await userEvent.click(audience.getByRole("radio", { name: /^Only people/ }));
    await addTo(audience, "Roles and claims", "Telephony as an agent");
    await addTo(audience, "Roles and claims", "team.Miami");
    await expect(written(canvasElement).access).toBe(
      "agent view.Policy|admin.Policy TelephonyAgent|team.Miami",
    );
    await expect(problemsOf(canvasElement)).toEqual([]);
    await userEvent.type(audience.getByRole("combobox", { name: "Roles and claims" }), "two words");
    await screen.findAllByText("No matches");
    await userEvent.click(audience.getByRole("radio", { name: "Everyone who can see these rows" }));
    await expect(written(canvasElement).access).toBe("agent view.Policy|admin.Policy");
  },
};

/** A fixed filter can have several values. A city is removed with its state. */
export const FixedFilters: Story = {
  args: { begin: { ...copied, filters: ["carrier"], permanentFilters: { state: "FL", city: "Miami" } } },
  play: async ({ canvas, canvasElement }) => {
    const fixed = part(canvas, "Fixed filters");
    await addTo(fixed, "Add a fixed filter", "Carrier");
    const carrier = fixed.getByRole("combobox", { name: "Carrier" });
    await waitFor(() => expect(carrier).toHaveFocus());
    await addTo(fixed, "Carrier", "Ambetter");
    await addTo(fixed, "State", "Texas");
    await expect(written(canvasElement)).toMatchObject({
      permanentFilters: { state: ["FL", "TX"], city: "Miami", carrier: "Ambetter" },
      filters: [],
    });
    await expect(problemsOf(canvasElement)).toEqual([]);
    await userEvent.click(fixed.getByRole("button", { name: "Remove Florida" }));
    await expect(written(canvasElement).permanentFilters).toEqual({ state: "TX", carrier: "Ambetter" });
    for (const name of ["City", "County", "State", "Carrier"])
      for (const button of fixed.queryAllByRole("button", { name: `Remove ${name}` }))
        await userEvent.click(button);
    await expect(written(canvasElement)).not.toHaveProperty("permanentFilters");
    await waitFor(() => expect(fixed.getByRole("combobox", { name: "Add a fixed filter" })).toHaveFocus());
  },
};

/** Totals, including one that the form does not know, and settings that most screens don't need. */
export const TotalsAndOtherSettings: Story = {
  args: {
    begin: {
      ...copied,
      footer: [{ of: "answer", path: "totalRecords", label: "All" }],
      rowName: undefined,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const totals = part(canvas, "Totals");
    await expect(totals.getByText(/^number returned with the rows/)).toBeVisible();
    await userEvent.click(totals.getByRole("button", { name: "Remove All" }));
    await expect(written(canvasElement)).not.toHaveProperty("footer");
    await addTo(totals, "Add a total", "Members");
    await toggle(totals, "Members");
    await userEvent.click(totals.getByRole("checkbox", { name: "Hide until View is clicked" }));
    const order = part(canvas, "Sorting and paging");
    await userEvent.selectOptions(order.getByRole("combobox", { name: "Default page size" }), "100");
    await userEvent.click(order.getByRole("checkbox", { name: "50" }));
    const other = part(canvas, "Other settings");
    const rowName = other.getByRole("combobox", { name: "Field that names a row" });
    await userEvent.selectOptions(rowName, "Insured name");
    const delay = other.getByRole("textbox", { name: "Delay after typing in a filter" });
    await userEvent.type(delay, "9000");
    await expect(delay).toBeInvalid();
    await userEvent.type(delay, "{Backspace}{Backspace}");
    await expect(written(canvasElement)).toMatchObject({
      footer: [{ of: "sum", field: "numberOfMembers", hidden: true }],
      pageSizes: [100, 10, 20, 30, 50, 500],
      rowName: "insuredName",
      debounce: 90,
    });
    await expect(problemsOf(canvasElement)).toEqual([]);
  },
};
