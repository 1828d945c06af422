import type { Meta, StoryObj } from "@storybook/react-vite";
import { SearchX } from "lucide-react";
import { Button } from "../button/index.js";
import { EmptyState } from "./empty-state.js";

const meta = {
  title: "Components/EmptyState",
  component: EmptyState,
  args: { title: "No leads yet", hint: "New leads appear here as soon as a visitor asks for a quote." },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithAction: Story = { args: { action: <Button variant="primary">New lead</Button> } };
export const NoMatches: Story = {
  args: {
    icon: <SearchX size={28} strokeWidth={1.5} />,
    title: "No lead matches these filters",
    hint: "Take one away, or look at all dates.",
    action: <Button>Clear filters</Button>,
  },
};
