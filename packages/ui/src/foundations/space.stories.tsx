import type { Meta, StoryObj } from "@storybook/react-vite";
import { scale, shadows } from "../tokens/scale.js";

const meta = { title: "Foundations/Space" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {
  render: () => (
    <ul className="ui:flex ui:flex-col ui:gap-2 ui:font-sans ui:text-caption ui:text-fg-muted">
      {Object.entries(scale.space).map(([name, px]) => (
        <li key={name} className="ui:flex ui:items-center ui:gap-3">
          <span className="ui:w-16 ui:tabular-nums">
            {name} · {px} px
          </span>
          <span className="ui:h-3 ui:bg-primary" style={{ width: px }} />
        </li>
      ))}
    </ul>
  ),
};

export const Radii: Story = {
  render: () => (
    <ul className="ui:flex ui:flex-wrap ui:gap-4 ui:font-sans ui:text-caption ui:text-fg-muted">
      {Object.entries(scale.radius).map(([name, px]) => (
        <li key={name}>
          <span
            className="ui:mb-1 ui:block ui:size-16 ui:border ui:border-border-strong ui:bg-surface-sunken"
            style={{ borderRadius: px }}
          />
          {name} · {px} px
        </li>
      ))}
    </ul>
  ),
};

export const Shadows: Story = {
  render: () => (
    <ul className="ui:flex ui:flex-wrap ui:gap-8 ui:font-sans ui:text-caption ui:text-fg-muted">
      {Object.keys(shadows).map((name) => (
        <li key={name}>
          <span
            className="ui:mb-3 ui:block ui:size-20 ui:rounded-lg ui:bg-surface-raised"
            style={{ boxShadow: `var(--portico-shadow-${name})` }}
          />
          {name}
        </li>
      ))}
    </ul>
  ),
};
