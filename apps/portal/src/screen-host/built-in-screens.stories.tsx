import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryRouter } from "react-router";
import { expect, userEvent } from "storybook/test";
import { portalStylesheet } from "../portal-styles.fixtures.ts";
import { BuiltInScreens } from "./built-in-screens.tsx";

const meta = {
  title: "Screens/Built-in screens",
  component: BuiltInScreens,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <style>{portalStylesheet}</style>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof BuiltInScreens>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each screen has links to view and to copy it. */
export const ViewAndCopy: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/^Built-in screens \(\d+\)$/));
    await expect(canvas.getByRole("link", { name: "View Policies" })).toHaveAttribute(
      "href",
      "/portal/manage/screens/built-in/manage-policies",
    );
    await expect(canvas.getByRole("link", { name: "Copy as new: Policies" })).toHaveAttribute(
      "href",
      "/portal/manage/screens/new?copy=manage-policies",
    );
  },
};

export const Collapsed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "View Policies" })).not.toBeVisible();
  },
};
