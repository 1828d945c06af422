import type { ChartPoint } from "./chart-props.js";
import type { Mark } from "./marks.js";

interface MarkTargetsProps {
  marks: readonly Mark[];
  /** The index of the mark that Tab moves to. */
  tabStop: number;
  nameOf: (mark: Mark) => string;
  href: ((point: ChartPoint) => string | undefined) | undefined;
  isPressable: boolean;
}

const plain = "ui:fill-transparent ui:outline-none";
const pressable = `${plain} ui:cursor-pointer`;

/** What reacts to the pointer and takes the focus: an invisible shape per mark, a link if it leads to a page. */
export function MarkTargets({ marks, tabStop, nameOf, href, isPressable }: MarkTargetsProps) {
  return (
    <g data-marks="">
      {marks.map((mark, index) => {
        const { point, region } = mark;
        const link = href?.(point);
        const target = {
          "data-mark": index,
          tabIndex: index === tabStop ? 0 : -1,
          "aria-label": nameOf(mark),
          className: link || isPressable ? pressable : plain,
        };
        const key = `${point.index} ${point.seriesIndex} ${point.label}`;
        return link ? (
          <a key={key} {...target} href={link}>
            <path d={region} className="ui:fill-transparent" />
          </a>
        ) : (
          <path key={key} {...target} role={isPressable ? "button" : "img"} d={region} />
        );
      })}
    </g>
  );
}
