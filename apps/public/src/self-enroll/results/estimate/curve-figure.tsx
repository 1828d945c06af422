import "./curve-figure.css";
import { CurveChart } from "@portico/ui/charts";
import { MessagesProvider } from "@portico/ui/messages";
import type { Language } from "../../site/site.ts";

export interface CurveFigureProps {
  readonly language: Language;
  readonly data: readonly { readonly x: number; readonly y: number }[];
  readonly point: { readonly x: number; readonly y: number; readonly label: string };
  readonly label: string;
  readonly labelHeader: string;
  readonly valueHeader: string;
  readonly format: (value: number) => string;
}

/** The curve, drawn by the design system's chart. It loads on its own. */
export function CurveFigure({
  language,
  data,
  point,
  label,
  labelHeader,
  valueHeader,
  format,
}: CurveFigureProps) {
  return (
    <MessagesProvider language={language}>
      <CurveChart
        label={label}
        labelHeader={labelHeader}
        valueHeader={valueHeader}
        hasDownloads={false}
        data={data}
        point={point}
        formatLabel={format}
        formatValue={format}
      />
    </MessagesProvider>
  );
}
