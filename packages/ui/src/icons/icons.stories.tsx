import type { Meta, StoryObj } from "@storybook/react-vite";
import { arabic } from "../text-direction/arabic.fixtures.js";
import * as icons from "./generated/index.js";

const meta = { title: "Foundations/Icons" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <ul className="ui:flex ui:flex-wrap ui:gap-4">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="ui:flex ui:w-44 ui:items-center ui:gap-2 ui:text-table">
          <Icon size={20} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

/** Icons that point are mirrored. */
export const Arabic: Story = {
  ...arabic,
  ...All,
};
