import { toCustomScreen } from "@portico/portal-config/starting";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { unpaidPolicies } from "../../screens/unpaid-policies.ts";
import { FormStory } from "./form-story.fixtures.tsx";
import { addTo, atWork, part, problemsOf, toggle, written } from "./form-story-data.fixtures.ts";

const begin = { ...toCustomScreen(unpaidPolicies).screen, columns: ["policyNumber"], filters: [] };

const meta = {
  title: "Screens/Screen editor/Form in detail",
  component: FormStory,
  parameters: { layout: "fullscreen" },
  args: { begin },
  beforeEach: atWork,
} satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A name of its own in the sidebar, after one of the portal's pages; another section starts again. */
export const InTheSidebar: Story = {
  args: { begin: { ...begin, navigation: { section: "policies" } } },
  play: async ({ canvas, canvasElement }) => {
    const name = part(canvas, "Name and navigation");
    await userEvent.click(name.getByText("Sidebar name and position"));
    await userEvent.type(name.getByRole("textbox", { name: "Sidebar name" }), "Grace");
    const path = name.getByRole("combobox", { name: "Position in the section" });
    await userEvent.selectOptions(path, "After Policies");
    await expect(written(canvasElement).navigation).toEqual({
      section: "policies",
      label: "Grace",
      order: 1,
    });
    await userEvent.selectOptions(path, "Last");
    await expect(written(canvasElement).navigation).toEqual({ section: "policies", label: "Grace" });

    const section = name.getByRole("combobox", { name: "Sidebar section" });
    await userEvent.selectOptions(path, "First");
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

/** Settings with values are expanded, and a sidebar order that no position has is preserved. */
export const DraftPreserved: Story = {
  args: { begin: { ...begin, navigation: { section: "policies", order: 42 } } },
  play: async ({ canvas }) => {
    const path = part(canvas, "Name and navigation").getByRole("combobox", {
      name: "Position in the section",
    });
    await expect(path).toBeVisible();
    await expect(path).toHaveDisplayValue("Custom: 42");
  },
};

/** Totals under the list, including one that the form does not know. */
export const Totals: Story = {
  args: { begin: { ...begin, footer: [{ of: "answer", path: "totalRecords", label: "All" }] } },
  play: async ({ canvas, canvasElement }) => {
    const totals = part(canvas, "Totals");
    await expect(totals.getByText(/^number returned with the rows/)).toBeVisible();
    await userEvent.click(totals.getByRole("button", { name: "Remove All" }));
    await expect(written(canvasElement)).not.toHaveProperty("footer");
    await addTo(totals, "Add a total", "Members");
    await toggle(totals, "Members");
    await userEvent.type(totals.getByRole("textbox", { name: "Label" }), "People");
    await userEvent.click(totals.getByRole("checkbox", { name: "Hide until View is clicked" }));
    await expect(written(canvasElement).footer).toEqual([
      { of: "sum", field: "numberOfMembers", label: "People", hidden: true },
    ]);
    await expect(problemsOf(canvasElement)).toEqual([]);
  },
};

/** A button with another label is still the same button. */
export const Renamed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const work = part(canvas, "Actions");
    await toggle(work, "Change Status");
    const label = work.getByRole("textbox", { name: /^Label/ });
    await userEvent.clear(label);
    await expect(label).toBeInvalid();
    await userEvent.type(label, "Set status");
    await waitFor(() => expect(label).toHaveFocus());
    await expect(work.getByRole("button", { name: "Remove Set status" })).toBeVisible();
    await expect(work.queryByRole("combobox", { name: "Add a list button" })).toBeNull();
    await expect(problemsOf(canvasElement)).toEqual([]);
  },
};
