import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { emptyAddress } from "../address-field/address.js";
import { AddressForm } from "./address-form.fixtures.js";
import { withNotifications } from "./with-notifications.fixtures.js";

const miami = {
  ...{ street: "1 Main St", unit: "", city: "Miami" },
  ...{ county: "Miami-Dade", state: "FL", zip: "33134" },
};

/** An address shows each error at the part that it is about. */
const meta = {
  title: "Patterns/Form/Address",
  component: AddressForm,
  decorators: [withNotifications],
  args: { values: { name: "", home: emptyAddress }, refusedFor: {} },
} satisfies Meta<typeof AddressForm>;

export default meta;
type Story = StoryObj<typeof meta>;

async function submitNamed(canvas: ReturnType<typeof within>) {
  await userEvent.type(canvas.getByLabelText("Name"), "Ana{Enter}");
}

export const ErrorsOfTheSchema: Story = {
  play: async ({ canvas }) => {
    await submitNamed(canvas);
    const zip = canvas.getByRole("textbox", { name: /^ZIP/ });
    await waitFor(() => expect(zip).toBeInvalid());
    await expect(zip).toHaveAccessibleDescription("Enter five digits.");
    const street = canvas.getByRole("textbox", { name: /^Street/ });
    await expect(street).toHaveAccessibleDescription("Enter a street.");
    await expect(street).toHaveFocus();
    await expect(canvas.getByRole("combobox", { name: /^State/ })).toBeInvalid();
    await expect(canvas.getByRole("textbox", { name: /^County/ })).toBeValid();
    await userEvent.type(zip, "33134");
    await waitFor(() => expect(zip).toBeValid());
    await expect(street).toBeInvalid();
  },
};

export const ErrorsOfTheServer: Story = {
  args: {
    values: { name: "", home: miami },
    refusedFor: { "home.zip": ["33134 is not in Texas."], home: ["This address is not served."] },
  },
  play: async ({ canvas }) => {
    await submitNamed(canvas);
    const zip = canvas.getByRole("textbox", { name: /^ZIP/ });
    await waitFor(() => expect(zip).toHaveAccessibleDescription("33134 is not in Texas."));
    await waitFor(() => expect(zip).toHaveFocus());
    await expect(canvas.getByRole("textbox", { name: /^Street/ })).toBeValid();
    await expect(canvas.getByText("This address is not served.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show Errors" }));
    const summary = within(await canvas.findByRole("region", { name: /error/i }));
    await userEvent.click(summary.getByRole("button", { name: "Home address: 33134 is not in Texas." }));
    await waitFor(() => expect(zip).toHaveFocus());
    await userEvent.type(zip, "{Backspace}6");
    await waitFor(() => expect(zip).toBeValid());
  },
};

export const ErrorOfTheWholeAddress: Story = {
  args: { values: { name: "", home: { ...miami, street: "PO Box 12" } } },
  play: async ({ canvas }) => {
    await submitNamed(canvas);
    const message = await canvas.findByText("Enter where the applicant lives.");
    await expect(message).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /^Street/ })).toHaveFocus();
  },
};
