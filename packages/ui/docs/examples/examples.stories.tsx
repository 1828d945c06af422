import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { ChartsPage } from "./charts-page";
import chartsCode from "./charts-page.tsx?raw";
import { FormPage } from "./form-page";
import formCode from "./form-page.tsx?raw";
import { ListPage } from "./list-page";
import listCode from "./list-page.tsx?raw";

/** Whole pages to copy: the code that is shown is the file that runs. */
const meta = { title: "Guides/Examples" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const shownAs = (code: string) => ({ docs: { source: { code, language: "tsx" } } });

export const List: Story = {
  render: () => <ListPage />,
  parameters: shownAs(listCode),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1–10 of 48")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(await canvas.findByText("FL-1010")).toBeVisible();
  },
};

export const Form: Story = {
  render: () => <FormPage />,
  parameters: shownAs(formCode),
  play: async ({ canvas, canvasElement }) => {
    // An address is six fields: street, unit, city, county, state, and ZIP code.
    const address = within(canvas.getByRole("group", { name: "Home address" }));
    await expect([...address.getAllByRole("textbox"), ...address.getAllByRole("combobox")]).toHaveLength(6);
    await expect(canvasElement.querySelectorAll("[data-form-field]")).toHaveLength(20 - 6 + 1);
    await userEvent.type(canvas.getByLabelText(/^First name/), "Ana");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await screen.findByText("Enter 10 digits.")).toBeVisible();
  },
};

export const Charts: Story = {
  render: () => <ChartsPage />,
  parameters: shownAs(chartsCode),
  play: async ({ canvas }) => {
    const chart = within(await canvas.findByRole("figure", { name: "Policies by month" }));
    await expect(await chart.findByRole("img", { name: "Jun: 390" })).toBeInTheDocument();
  },
};
