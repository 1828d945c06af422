import type { Meta, StoryObj } from "@storybook/react-vite";
import { typeStyles } from "../tokens/scale.js";

const meta = { title: "Foundations/Type" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Styles: Story = {
  render: () => (
    <dl className="ui:flex ui:flex-col ui:gap-5 ui:font-sans ui:text-fg">
      {Object.entries(typeStyles).map(([name, { size, line, weight }]) => (
        <div key={name}>
          <dt className="ui:text-caption ui:text-fg-muted">
            {name} · {size}/{line} · {weight}
          </dt>
          <dd className="ui:m-0" style={{ fontSize: size, lineHeight: `${line}px`, fontWeight: weight }}>
            The premium of policy FL-10417 is paid through 2026/03/28.
          </dd>
        </div>
      ))}
    </dl>
  ),
};

export const Figures: Story = {
  render: () => (
    <ul className="ui:w-40 ui:text-end ui:font-sans ui:text-table ui:text-fg ui:tabular-nums">
      {["$1,111.11", "$984.20", "$10,078.95"].map((amount) => (
        <li key={amount}>{amount}</li>
      ))}
    </ul>
  ),
};
