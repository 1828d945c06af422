import type { ResponseBody } from "@portico/contract/schemas";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { Bar } from "../../frame/loading-page.tsx";
import { useFormat } from "../../site/format.ts";
import { useSite } from "../../site/site.ts";
import { useResultTexts } from "../result-texts.ts";
import type { CurveFigureProps } from "./curve-figure.tsx";

interface Props {
  readonly estimate: ResponseBody<"quote.estimate">;
  readonly income: number;
}

/** How the tax credit changes with income. The chart loads when it is first shown. */
export function IncomeCurve({ estimate, income }: Props) {
  const texts = useResultTexts().estimate;
  const { language } = useSite();
  const { dollars } = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const [Figure, setFigure] = useState<ComponentType<CurveFigureProps>>();
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      import("./curve-figure.tsx").then(
        (module) => setFigure(() => module.CurveFigure),
        // The explanation above says the same in words.
        () => {},
      );
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={box} className="mt-5 min-h-72">
      {Figure ? (
        <Figure
          language={language}
          data={estimate.curve.map(({ income: x, credit: y }) => ({ x, y }))}
          point={{ x: income, y: estimate.credit, label: texts.you }}
          label={texts.curve}
          labelHeader={texts.curveAxis}
          valueHeader={texts.curveValue}
          format={dollars}
        />
      ) : (
        <Bar className="h-72" />
      )}
    </div>
  );
}
