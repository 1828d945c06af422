import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { MessagesProvider, spanish } from "../messages/index.js";
import { AnnouncedList } from "./announced-list.fixtures.js";
import { policies } from "./policies.fixtures.js";

const rows = policies(257);

const meta = {
  title: "Components/DataTable/Announcements",
  component: AnnouncedList,
  args: { rows, mode: "many" },
  argTypes: { rows: { control: false } },
} satisfies Meta<typeof AnnouncedList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sort, page, selection and results are announced once each, in one live region. */
export const AnnouncesChanges: Story = {
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    const status = canvas.getByRole("status");
    await expect(status).toBeEmptyDOMElement();
    await press("Policy holder");
    // The code of announcements loads with the first one.
    await waitFor(() => expect(status).toHaveTextContent(/^Sorted by Policy holder, ascending$/));
    await press("Policy holder");
    await expect(status).toHaveTextContent(/^Sorted by Policy holder, descending$/);
    await press("Policy holder");
    await expect(status).toHaveTextContent(/^Default order$/);
    await press("Next page");
    await expect(status).toHaveTextContent(/^Page 2 of 26$/);
    await userEvent.click(canvas.getAllByRole("row")[1] ?? document.body);
    await expect(status).toHaveTextContent(/ selected\. 1 selected\.$/);
  },
};

/** The number of results is announced when their rows arrive, and not that the selection was cleared with the filter. */
export const AnnouncesResults: Story = {
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    const status = canvas.getByRole("status");
    await userEvent.click(canvas.getAllByRole("row")[1] ?? document.body);
    const selected = status.textContent ?? "";
    await press("Find one");
    await expect(status).toHaveTextContent(selected);
    await press("Receive rows");
    await expect(status).toHaveTextContent(/^1 result$/);
    await press("Find none");
    await press("Receive rows");
    await expect(status).toHaveTextContent(/^No results$/);
  },
};

export const InReadOnlyTable: Story = {
  args: { mode: "none" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Policy holder" }));
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Sorted by Policy holder, ascending$/);
  },
};

export const Spanish: Story = {
  decorators: [
    (Story) => (
      <MessagesProvider messages={spanish}>
        <Story />
      </MessagesProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Página siguiente" }));
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Página 2 de 26$/);
  },
};
