import { Skeleton } from "../skeleton/skeleton.js";

const heights = [46, 62, 38, 74, 58, 86, 66, 50, 78, 92, 70, 54];

/** The outline of a chart that is loading. */
export function ChartSkeleton({ isRound, height }: { isRound: boolean; height: number }) {
  return (
    <div className="ui:flex ui:items-end ui:justify-center ui:gap-[2%]" style={{ height }}>
      {isRound ? (
        <Skeleton isRound width={`${height}px`} />
      ) : (
        heights.map((percent) => <Skeleton key={percent} height={`${percent}%`} />)
      )}
    </div>
  );
}
