"use client";

import type { RefObject } from "react";
import { buttonStyles } from "../button/button-styles.js";
import { useChartMessages } from "../messages/use-chart-messages.js";
import { chartCsv } from "./chart-csv.js";
import { chartPicture } from "./chart-picture.js";
import type { ChartTableData } from "./chart-table-data.js";
import { saveFile } from "./save-file.js";

interface ChartActionsProps {
  figure: RefObject<HTMLElement | null>;
  table: ChartTableData;
  fileName: string;
  hasDownloads: boolean;
  isTable: boolean;
  onTableChange: (isTable: boolean) => void;
}

const button = `${buttonStyles({ variant: "ghost", size: "sm" })} ui:px-1.5! ui:text-caption! ui:text-fg-muted!`;

/** Switches between chart and table, and exports both. */
export function ChartActions({
  figure,
  table,
  fileName,
  hasDownloads,
  isTable,
  onTableChange,
}: ChartActionsProps) {
  const { charts } = useChartMessages();
  const saveCsv = () => saveFile(new Blob([chartCsv(table)], { type: "text/csv" }), `${fileName}.csv`);
  const savePng = () =>
    figure.current &&
    chartPicture(figure.current).toBlob((png) => png && saveFile(png, `${fileName}.png`), "image/png");
  return (
    <div className="ui:-my-1 ui:-me-1.5 ui:ms-auto ui:flex ui:print:hidden">
      <button type="button" className={button} onClick={() => onTableChange(!isTable)}>
        {isTable ? charts.showChart : charts.showTable}
      </button>
      {hasDownloads && (
        <button type="button" className={button} aria-label={charts.downloadCsv} onClick={saveCsv}>
          CSV
        </button>
      )}
      {hasDownloads && !isTable && (
        <button type="button" className={button} aria-label={charts.downloadPng} onClick={savePng}>
          PNG
        </button>
      )}
    </div>
  );
}
