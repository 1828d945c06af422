import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { scale } from "../tokens/scale.js";
import type { Space } from "./gap.js";
import { distance } from "./measure.fixtures.js";
import { Blocks } from "./parts.fixtures.js";
import { Stack } from "./stack.js";

const meta = {
  title: "Components/Layout/Stack",
  component: Stack,
  args: { children: <Blocks count={3} /> },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Centered: Story = { args: { align: "center", gap: 2 } };

/** Every gap is that of its token. */
export const Distances: Story = {
  render: () => (
    <>
      {([0, 1, 2, 3, 4, 5, 6, 8] satisfies Space[]).map((gap) => (
        <Stack key={gap} gap={gap} data-testid={gap} className="ui:mb-6">
          <Blocks count={2} />
        </Stack>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [gap, px] of Object.entries({ 0: 0, ...scale.space })) {
      const [first, second] = canvas.getByTestId(gap).children;
      if (first && second) await expect(distance(first, second)).toBe(px);
    }
  },
};

/** The list is the stack, without the bullets and margins of the browser. */
export const AsAList: Story = {
  args: {
    asChild: true,
    children: (
      <ul>
        <li>Sales</li>
        <li>Carriers</li>
      </ul>
    ),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list");
    await expect(list).toHaveStyle({ listStyleType: "none", rowGap: "16px", marginTop: "0px" });
    await expect(list.parentElement).not.toHaveStyle({ display: "flex" });
  },
};
