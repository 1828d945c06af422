import { Group } from "@visx/group";
import type { AxisLabel, Layout } from "./layout.js";

interface AxesProps {
  layout: Layout;
  labels: readonly AxisLabel[];
  formatTick: (value: number) => string;
}

const text = "ui:fill-fg-muted ui:text-caption ui:font-normal ui:tabular-nums";

/** Hairlines at round values, a stronger one at zero, and the labels of both axes. */
export function Axes({ layout: { left, right, bottom, ticks, yOf }, labels, formatTick }: AxesProps) {
  const line = (value: number) => `M${left} ${Math.round(yOf(value)) + 0.5}H${right}`;
  return (
    <>
      <path d={ticks.map(line).join("")} className="ui:fill-none ui:stroke-border" />
      <path d={line(0)} className="ui:fill-none ui:stroke-border-strong" />
      <Group className={text} textAnchor="end">
        {ticks.map((tick) => (
          <text key={tick} x={left - 10} y={yOf(tick)} dy="0.33em">
            {formatTick(tick)}
          </text>
        ))}
      </Group>
      <Group className={text} textAnchor="middle">
        {labels.map(({ x, text }) => (
          <text key={x} x={x} y={bottom + 18}>
            {text}
          </text>
        ))}
      </Group>
    </>
  );
}
