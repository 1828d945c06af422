import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { IconGallery } from "./icon-gallery";

const meta = { title: "Foundations/Icons", component: IconGallery } satisfies Meta<typeof IconGallery>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A press on an icon copies its import. `createIcon` makes more from other shapes of Lucide. */
export const Gallery: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("Search icons"), "printer");
    const [icon, ...others] = within(canvas.getByRole("list")).getAllByRole("button");
    await waitFor(() => expect(icon).toHaveTextContent("Printer"));
    await expect(others).toHaveLength(0);
  },
};
