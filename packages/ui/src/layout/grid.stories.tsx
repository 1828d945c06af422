import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Grid } from "./grid.js";
import { columnsOf } from "./measure.fixtures.js";
import { Blocks } from "./parts.fixtures.js";

const meta = {
  title: "Components/Layout/Grid",
  component: Grid,
  args: { children: <Blocks /> },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The most columns, and fewer where they would be narrower than their least width. */
export const MostColumns: Story = {
  render: (args) => (
    <>
      {([2, 3, 4] as const).flatMap((columns) =>
        ["80rem", "34rem", "14rem"].map((width) => (
          <div key={`${columns} ${width}`} style={{ width, marginBottom: "2rem" }}>
            <Grid {...args} columns={columns} data-testid={`${columns} in ${width}`} />
          </div>
        )),
      )}
    </>
  ),
  play: async ({ canvas }) => {
    for (const columns of [2, 3, 4]) {
      await expect(columnsOf(canvas.getByTestId(`${columns} in 80rem`))).toBe(columns);
      await expect(columnsOf(canvas.getByTestId(`${columns} in 34rem`))).toBe(2);
      await expect(columnsOf(canvas.getByTestId(`${columns} in 14rem`))).toBe(1);
    }
  },
};

export const NarrowColumns: Story = { args: { minWidth: "sm", gap: 2 } };
export const OnPhones: Story = {
  args: { minWidth: "lg" },
  globals: { viewport: { value: "mobile1" } },
};
