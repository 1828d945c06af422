import type { Meta, StoryObj } from "@storybook/react-vite";
import { palette } from "../tokens/primitives.js";
import { semanticColors } from "../tokens/semantic-colors.js";
import { Swatch } from "./swatch.js";

const meta = { title: "Foundations/Colors" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Semantic: Story = {
  render: () => (
    <ul className="ui:grid ui:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] ui:gap-3 ui:font-sans">
      {Object.entries(semanticColors).map(([name, { use }]) => (
        <Swatch key={name} variable={`--portico-color-${name}`} name={name} note={use} />
      ))}
    </ul>
  ),
};

export const Palette: Story = {
  render: () => (
    <div className="ui:flex ui:flex-col ui:gap-6 ui:font-sans">
      {Object.entries(palette).map(([name, steps]) => (
        <section key={name}>
          <h2 className="ui:mb-2 ui:text-section ui:font-semibold ui:text-fg">{name}</h2>
          <ul className="ui:grid ui:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] ui:gap-3">
            {Object.entries(steps).map(([step, hex]) => (
              <Swatch key={step} variable={`--portico-${name}-${step}`} name={step} note={hex} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
};
