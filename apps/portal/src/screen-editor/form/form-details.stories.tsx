import { asAdded } from "@portico/portal-config/starting";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { unpaidPolicies } from "../../screens/unpaid-policies.ts";
import { atWork, part, problemsOf, written } from "./form-at-work.fixtures.ts";
import { FormStory } from "./form-story.fixtures.tsx";

const begin = { ...asAdded(unpaidPolicies).screen, columns: ["policyNumber"], filters: [] };

const meta = {
  title: "Screens/Screen editor/Form in detail",
  component: FormStory,
  parameters: { layout: "fullscreen" },
  args: { begin },
  beforeEach: atWork,
} satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A name of its own in the sidebar, after one of the portal's pages; another section begins anew. */
export const InTheSidebar: Story = {
  args: { begin: { ...begin, navigation: { section: "policies" } } },
  play: async ({ canvas, canvasElement }) => {
    const name = part(canvas, "Name and place");
    await userEvent.click(name.getByText("Name and place in the sidebar"));
    await userEvent.type(name.getByRole("textbox", { name: "Name in the sidebar" }), "Grace");
    const place = name.getByRole("combobox", { name: "Place in the section" });
    await userEvent.selectOptions(place, "After Policies");
    await expect(written(canvasElement).navigation).toEqual({
      section: "policies",
      label: "Grace",
      order: 1,
    });
    await userEvent.selectOptions(place, "At the end");
    await expect(written(canvasElement).navigation).toEqual({ section: "policies", label: "Grace" });

    const section = name.getByRole("combobox", { name: "Section of the sidebar" });
    await userEvent.selectOptions(place, "At the top");
    await userEvent.selectOptions(section, "Administration · not for all who may see it");
    await expect(written(canvasElement).navigation).toEqual({ section: "administration", label: "Grace" });
    await expect(section).toHaveAccessibleDescription(
      "Administration stands in the sidebar of these alone: Administrators. Others who may see the screen reach it by its address.",
    );
    await expect(problemsOf(canvasElement)).toEqual([]);
  },
};

/** What is said already is not hidden, and a number that no place has is kept. */
export const AsItWasWritten: Story = {
  args: { begin: { ...begin, navigation: { section: "policies", order: 42 } } },
  play: async ({ canvas }) => {
    const place = part(canvas, "Name and place").getByRole("combobox", { name: "Place in the section" });
    await expect(place).toBeVisible();
    await expect(place).toHaveDisplayValue("As it is written: 42");
  },
};

/** A right that the portal did not come with. */
export const AnotherRight: Story = {
  play: async ({ canvas, canvasElement }) => {
    const audience = part(canvas, "Who may see it");
    await userEvent.click(audience.getByRole("radio", { name: /^Only those/ }));
    const box = audience.getByRole("textbox", { name: "Another right" });
    await userEvent.type(box, "two words{Enter}");
    await expect(box).toBeInvalid();
    await expect(audience.getByRole("alert")).toHaveTextContent(/^A right is one word/);
    await userEvent.clear(box);
    await userEvent.type(box, "team.Miami{Enter}");
    await expect(box).toHaveValue("");
    await userEvent.type(box, "TEAM.miami{Enter}");
    await expect(audience.getByRole("alert")).toHaveTextContent("It is ticked above.");
    await userEvent.clear(box);
    await expect(audience.getByRole("checkbox", { name: "team.Miami" })).toBeChecked();
    await expect(written(canvasElement).access).toBe("agent view.Policy|admin.Policy team.Miami");
    await expect(problemsOf(canvasElement)).toEqual([]);
  },
};

/** Totals under the list, one that this form knows nothing of among them. */
export const Totals: Story = {
  args: { begin: { ...begin, footer: [{ of: "answer", path: "totalRecords", label: "All" }] } },
  play: async ({ canvas, canvasElement }) => {
    const totals = part(canvas, "Totals");
    await expect(totals.getByText(/^a figure that comes with the rows/)).toBeVisible();
    await userEvent.click(totals.getByRole("checkbox", { name: "All" }));
    await expect(written(canvasElement)).not.toHaveProperty("footer");
    await userEvent.click(totals.getByRole("checkbox", { name: "Members" }));
    await userEvent.click(totals.getByRole("button", { name: "Change Members" }));
    await userEvent.type(totals.getByRole("textbox", { name: "Label" }), "People");
    await userEvent.click(totals.getByRole("checkbox", { name: "Hidden until View" }));
    await expect(written(canvasElement).footer).toEqual([
      { of: "sum", field: "numberOfMembers", label: "People", hidden: true },
    ]);
    await expect(problemsOf(canvasElement)).toEqual([]);
  },
};

/** A button by another name is the same button. */
export const Renamed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const work = part(canvas, "What one can do");
    await userEvent.click(work.getByRole("button", { name: "Rename Change Status" }));
    const label = work.getByRole("textbox", { name: /^Label/ });
    await userEvent.clear(label);
    await expect(label).toBeInvalid();
    await userEvent.type(label, "Set status");
    await expect(label).toHaveFocus();
    await expect(work.getByRole("checkbox", { name: "Set status" })).toBeChecked();
    await expect(work.queryByRole("checkbox", { name: "Change Status" })).toBeNull();
    await expect(problemsOf(canvasElement)).toEqual([]);
  },
};
