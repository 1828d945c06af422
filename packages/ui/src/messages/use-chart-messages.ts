"use client";

import { useContext } from "react";
import { type ChartMessages, englishCharts } from "./chart-messages.js";
import { MessagesContext } from "./use-messages.js";

/** The texts of charts and their language; English without a provider. */
export function useChartMessages(): ChartMessages & { locale: string } {
  return useContext(MessagesContext) ?? englishCharts;
}
