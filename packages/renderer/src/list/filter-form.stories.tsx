import type { Filter } from "@portico/contract";
import type { ResolvedFilter } from "@portico/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { InHost } from "../in-host.fixtures.tsx";
import { endpointAt, respondWith } from "../responses.fixtures.ts";
import { FilterForm } from "./filter-form.tsx";
import { chooseOption, openFilter } from "./list-story.fixtures.ts";

const shared = { isSensitive: false };
const single = (name: string, label: string, filter: Filter): ResolvedFilter => {
  return { ...shared, kind: "single", name, label, names: [name], filter };
};

/** One filter of each kind. */
const filters: readonly ResolvedFilter[] = [
  single("policyNumber", "Policy number", { kind: "text" }),
  single("state", "State", { kind: "select", options: "states.lookup", optionValue: "code" }),
  single("city", "City", {
    kind: "select",
    options: "cities.lookup",
    optionValue: "name",
    dependsOn: ["state"],
  }),
  single("agentId", "Agent", { kind: "asyncSelect", options: "agents.lookup" }),
  single("status", "Status", {
    kind: "select",
    options: "types.lookup",
    optionParams: { typeGuid: "6f1c2b1e-0002-4a6e-9b1a-1d7a5c3e0002" },
    optionValue: "name",
  }),
  single("reason", "Reason", { kind: "choice", values: ["Terminated", "Carrier left"] }),
  single("born", "Born on", { kind: "date", compare: "on" }),
  single("premium", "Premium", { kind: "number", compare: "equal" }),
  single("month", "Month", { kind: "month" }),
  single("year", "Year", { kind: "year" }),
  single("isMember", "Member", { kind: "yesNo" }),
  { ...shared, kind: "dateRange", label: "Created", from: "from", to: "to", names: ["from", "to"] },
  { ...shared, kind: "numberRange", label: "Income", from: "min", to: "max", names: ["min", "max"] },
  { ...shared, kind: "custom", part: "daysAhead", label: "Grace ends", names: ["graceTo"] },
];

const agents = [
  { id: "a-1", name: "Ana Acosta" },
  { id: "a-2", name: "Wei Chandler" },
];

/** The states whose cities were requested. */
const citiesOf: (string | null)[] = [];

const meta = {
  title: "Screens/Filters of every kind",
  component: FilterForm,
  args: { filters, values: {}, debounce: 20, onValuesChange: fn() },
  beforeEach: respondWith(({ pathname, searchParams }) => {
    const id = endpointAt("GET", pathname);
    if (id === "states.lookup") return Response.json([{ id: "1", code: "FL", name: "Florida" }]);
    if (id === "cities.lookup") {
      const state = searchParams.get("state");
      citiesOf.push(state);
      return Response.json([{ id: "1", name: `Miami, ${state}` }]);
    }
    if (id === "types.lookup") return Response.json([{ id: "1", name: pathname.slice(-4), code: "N" }]);
    if (id === "agents.lookup") {
      const typed = (searchParams.get("name") ?? "").toLowerCase();
      return Response.json(agents.filter(({ name }) => name.toLowerCase().includes(typed)));
    }
    return Response.json({ message: "Not asked for." }, { status: 404 });
  }),
  render: function FilterFormOfAList(args) {
    const [values, setValues] = useState(args.values);
    return (
      <InHost>
        <FilterForm
          {...args}
          values={values}
          onValuesChange={(change) => {
            setValues(change.values);
            args.onValuesChange(change);
          }}
        />
      </InHost>
    );
  },
} satisfies Meta<typeof FilterForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {
  play: async ({ args, canvas }) => {
    const select = async (label: string, option: string) => {
      const panel = await openFilter(canvas, label);
      await chooseOption(panel, label, option);
    };
    await expect((await openFilter(canvas, "City")).getByRole("textbox", { name: "City" })).toHaveAttribute(
      "placeholder",
      "Select a state first",
    );
    await select("State", "Florida");
    await select("City", "Miami, FL");
    // Cities are requested only after a state is selected.
    await expect(citiesOf).toEqual(["FL"]);
    await select("Status", "0002");
    await select("Reason", "Carrier left");
    await select("Grace ends", "Next 14 days");
    await waitFor(() =>
      expect(args.onValuesChange).toHaveBeenLastCalledWith({
        values: {
          state: "FL",
          city: "Miami, FL",
          status: "0002",
          reason: "Carrier left",
          graceTo: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        },
        changed: ["graceTo"],
      }),
    );
    const year = new Date().getFullYear();
    const panel = await openFilter(canvas, "Year");
    const box = await panel.findByRole("combobox", { name: "Year" });
    const options =
      box instanceof HTMLSelectElement ? [...box.options].slice(1) : await screen.findAllByRole("option");
    const years = options.map(({ textContent }) => textContent);
    await expect([years[0], years.at(-1)]).toEqual([String(year + 2), String(year - 10)]);
  },
};

export const FindsAnAgent: Story = {
  play: async ({ args, canvas }) => {
    const panel = await openFilter(canvas, "Agent");
    const box = await panel.findByRole("combobox", { name: "Agent" });
    await waitFor(() => expect(box).toBeEnabled());
    await userEvent.type(box, "wei");
    await waitFor(() => expect(panel.getAllByRole("option", { name: "Wei Chandler" })).toHaveLength(1));
    await waitFor(() => expect(box).toHaveAttribute("aria-activedescendant"));
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(args.onValuesChange).toHaveBeenLastCalledWith({
        values: { agentId: "a-2" },
        changed: ["agentId"],
      }),
    );
  },
};

/** The label of a value in the URL is fetched. */
export const NamesFiltersFromUrl: Story = {
  args: { values: { agentId: "a-1" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Remove Agent: Ana Acosta" })).toBeVisible();
  },
};
