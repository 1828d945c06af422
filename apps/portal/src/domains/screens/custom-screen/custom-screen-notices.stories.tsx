import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { CustomScreenNotices } from "./custom-screen-notices.tsx";

const meta = {
  title: "Portal/Notices above an added screen",
  component: CustomScreenNotices,
  args: { status: "current", dropped: [], isReloading: false, onReload: fn() },
  decorators: [
    (Story) => (
      <main id="content" tabIndex={-1}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof CustomScreenNotices>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Who asks for the other version continues with the screen, by keyboard too. */
export const UpdatedScreen: Story = {
  args: { status: "changed" },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("This screen was updated.");
    await userEvent.click(canvas.getByRole("button", { name: "Show update" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus());
  },
};

export const UpdateFailed: Story = {
  args: { status: "changed", failure: "The server cannot be reached." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Couldn't load the updated screen. The server cannot be reached.",
    );
    await expect(canvas.getByRole("button", { name: "Show update" })).toBeEnabled();
  },
};

export const Retired: Story = {
  args: { status: "retired" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("You no longer have access to this screen.");
  },
};

export const PartsLeftOut: Story = {
  args: {
    dropped: [
      { path: "columns[4]", message: "columns[4]: `region` is not a field of `policies.list`." },
      { path: "filters[0]", message: "filters[0]: `region` is not a filter of `policies.list`." },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Show the 2 hidden parts"));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
};
