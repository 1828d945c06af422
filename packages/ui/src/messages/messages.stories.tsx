import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ErrorState } from "../empty-state/error-state.js";
import { Pager } from "../pager/pager.js";
import { MessagesProvider } from "./index.js";

/** The components' own texts come from the nearest provider. */
const meta = {
  title: "Foundations/Messages",
  component: MessagesProvider,
  args: {
    children: (
      <>
        <ErrorState message="503" onRetry={() => undefined} />
        <Pager pageNumber={2} pageSize={10} totalRecords={312} onChange={() => undefined} />
      </>
    ),
  },
} satisfies Meta<typeof MessagesProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};
export const Spanish: Story = {
  args: { language: "es" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Reintentar" })).toBeVisible();
    await expect(canvas.getByText("11–20 de 312")).toBeVisible();
  },
};
export const CustomText: Story = {
  args: { messages: { errorState: { title: "Policies are unavailable" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Policies are unavailable")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};
