import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { loadCities } from "./application.fixtures.js";
import { PlaceForm } from "./place-form.fixtures.js";
import { withNotifications } from "./with-notifications.fixtures.js";

/** A select whose options depend on another field. */
const meta = {
  title: "Patterns/Form/DependentSelect",
  component: PlaceForm,
  decorators: [withNotifications],
  args: { state: "FL", city: "miami", loadOptions: loadCities },
} satisfies Meta<typeof PlaceForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FollowsTheState: Story = {
  play: async ({ canvas }) => {
    const city = canvas.getByRole("combobox", { name: "City" });
    await waitFor(() => expect(city).toHaveDisplayValue("Miami"));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "State" }), "Texas");
    await expect(city).toHaveValue("");
    await canvas.findByRole("option", { name: "Austin" });
    await userEvent.selectOptions(city, "Austin");
    // Resetting restores both.
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(city).toHaveDisplayValue("Miami"));
  },
};

export const WaitsForTheState: Story = {
  args: { state: "", city: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "City" })).toHaveDisplayValue("Choose State first");
  },
};

export const Loading: Story = {
  args: { city: "", loadOptions: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "City" })).toHaveAttribute("aria-busy", "true");
  },
};

const flaky = fn(loadCities);

export const FailedToLoad: Story = {
  args: { loadOptions: flaky },
  beforeEach: () => {
    flaky.mockReset();
    flaky.mockRejectedValueOnce(new Error("503"));
    flaky.mockImplementation(loadCities);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Couldn't load the options/)).toBeVisible();
    // The value is still there.
    await expect(canvas.getByRole("combobox", { name: /^City/ })).toHaveValue("miami");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: /^City/ })).toHaveDisplayValue("Miami"));
  },
};

export const NoLongerOffered: Story = {
  args: { city: "old-town", currentLabel: "Old Town" },
  play: async ({ canvas }) => {
    await canvas.findByRole("option", { name: "Tampa" });
    await expect(canvas.getByRole("combobox", { name: "City" })).toHaveDisplayValue("Old Town");
  },
};
