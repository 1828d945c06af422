import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { CodeBlock } from "./code-block.js";

const code = `POST /api/policies HTTP/1.1
content-type: application/json

{ "policyNumber": "FL-10417", "effectiveDate": "2026-01-01", "agentOfRecord": "Dana Whitfield", "premium": 412.5 }`;

const meta = {
  title: "Components/CodeBlock",
  component: CodeBlock,
  args: { code, label: "Request", className: "ui:max-w-xl" },
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Long lines scroll, also with the keyboard. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const region = canvas.getByRole("region", { name: "Request" });
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  },
};

export const Wrapped: Story = {
  args: { isWrapped: true },
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region", { name: "Request" });
    await expect(region.scrollWidth).toBe(region.clientWidth);
  },
};

/** The numbers are no part of the text. */
export const LineNumbers: Story = {
  tags: ["picture"],
  args: { hasLineNumbers: true, isWrapped: true },
  play: async ({ canvas }) => {
    const numbers = canvas.getByRole("region").querySelectorAll("[aria-hidden]");
    await expect(numbers).toHaveLength(4);
  },
};

export const WithoutCopyButton: Story = {
  args: { isCopyable: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

/** The colors are those of a highlighter; the copied text is `code`. */
export const Colored: Story = {
  args: {
    code: "const limit = 25",
    children: (
      <>
        <span className="ui:text-fg-link">const</span> limit = <span className="ui:text-info-fg">25</span>
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("region", { name: "Request" })).toHaveTextContent(args.code);
    await expect(canvas.getByText("25")).toBeVisible();
  },
};

export const ManyLines: Story = {
  args: { code: `${code}\n`.repeat(20), hasLineNumbers: true, classNames: { body: "ui:max-h-60" } },
};
