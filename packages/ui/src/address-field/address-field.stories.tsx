import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import type { LookUpZip, ZipPlace } from "./address.js";
import { AddressField } from "./address-field.js";

const places: Readonly<Record<string, ZipPlace>> = {
  "33134": { city: "Miami", state: "FL", counties: ["Miami-Dade"] },
  "30339": { city: "Atlanta", state: "GA", counties: ["Cobb", "Fulton"] },
};

const meta = {
  title: "Components/AddressField",
  component: AddressField,
  args: {
    label: "Home address",
    className: "ui:max-w-2xl",
    onChange: fn(),
    lookUpZip: fn<LookUpZip>(async (zip) => places[zip]),
    states: [
      { value: "FL", label: "Florida" },
      { value: "GA", label: "Georgia" },
    ],
  },
} satisfies Meta<typeof AddressField>;

export default meta;
type Story = StoryObj<typeof meta>;

const coralGables = {
  street: "245 Alhambra Cir",
  unit: "Apt 4",
  city: "Coral Gables",
  county: "Miami-Dade",
  state: "FL",
  zip: "33134",
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Home address" })).toBeVisible();
    await expect(canvas.getAllByRole("textbox")).toHaveLength(5);
  },
};

export const Filled: Story = {
  args: { defaultValue: coralGables },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "City" })).toHaveValue("Coral Gables");
    await expect(args.lookUpZip).not.toHaveBeenCalled();
  },
};

export const ZipFillsIn: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Street address" })).toHaveFocus());
    await userEvent.keyboard("1 Main St");
    await userEvent.type(canvas.getByRole("textbox", { name: "ZIP code" }), "33134-1234");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "City" })).toHaveValue("Miami"));
    await expect(canvas.getByRole("textbox", { name: "County" })).toHaveValue("Miami-Dade");
    await expect(canvas.getByRole("combobox", { name: "State" })).toHaveDisplayValue("Florida");
    await expect(canvas.getByText("Miami, FL filled in")).toBeInTheDocument();
    await expect(args.lookUpZip).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ value: expect.objectContaining({ street: "1 Main St", zip: "33134" }) }),
    );
  },
};

export const SeveralCounties: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "ZIP code" }), "30339");
    const county = await canvas.findByRole("combobox", { name: "County" });
    await expect(county).toHaveAccessibleDescription(/several counties/);
    await userEvent.selectOptions(county, "Fulton");
    await expect(county).not.toHaveAccessibleDescription();
  },
};

export const NotFound: Story = {
  play: async ({ canvas }) => {
    const zip = canvas.getByRole("textbox", { name: "ZIP code" });
    await userEvent.type(zip, "00000");
    await waitFor(() => expect(zip).toHaveAccessibleDescription(/not found/));
    await userEvent.type(canvas.getByRole("textbox", { name: "City" }), "Nowhere");
    await expect(canvas.getByRole("textbox", { name: "City" })).toHaveValue("Nowhere");
  },
};

export const Loading: Story = {
  args: { lookUpZip: fn<LookUpZip>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    const zip = canvas.getByRole("textbox", { name: "ZIP code" });
    await userEvent.type(zip, "33134");
    await expect(zip).toHaveAccessibleDescription("Looking up the ZIP code…");
  },
};

export const Failed: Story = {
  args: { lookUpZip: fn<LookUpZip>(async () => Promise.reject(new Error("offline"))) },
  play: async ({ canvas }) => {
    const zip = canvas.getByRole("textbox", { name: "ZIP code" });
    await userEvent.type(zip, "33134");
    await waitFor(() => expect(zip).toHaveAccessibleDescription(/Couldn't look up/));
  },
};

export const Invalid: Story = {
  args: { required: true, errors: { street: "Enter the street.", state: "Select the state." } },
  play: async ({ canvas }) => {
    const street = canvas.getByRole("textbox", { name: /^Street address/ });
    await expect(street).toHaveAccessibleDescription("Enter the street.");
    await expect(canvas.getByRole("combobox", { name: /^State/ })).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: coralGables },
  play: async ({ canvas }) => expect(canvas.getByRole("textbox", { name: "City" })).toBeDisabled(),
};

export const InAForm: Story = {
  args: { name: "home", defaultValue: coralGables },
  decorators: [
    (Story) => (
      <PlainForm>
        <Story />
      </PlainForm>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.clear(canvas.getByRole("textbox", { name: /^Apartment/ }));
    await expectPosted(canvasElement, [
      ["home.street", "245 Alhambra Cir"],
      ["home.unit", ""],
      ["home.city", "Coral Gables"],
      ["home.county", "Miami-Dade"],
      ["home.state", "FL"],
      ["home.zip", "33134"],
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(canvas.getByRole("textbox", { name: /^Apartment/ })).toHaveValue("Apt 4");
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "عنوان المنزل",
  },
};
