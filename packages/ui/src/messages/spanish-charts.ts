import type { ChartMessages } from "./chart-messages.js";

export const spanishCharts: ChartMessages = {
  charts: {
    showTable: "Ver como tabla",
    showChart: "Ver como gráfico",
    downloadCsv: "Descargar CSV",
    downloadPng: "Descargar PNG",
    loading: "Cargando el gráfico",
    empty: "Sin datos",
    instructions: "Use las flechas para recorrer los valores.",
    range: (low, high) => `De ${low} a ${high}.`,
    average: "Promedio",
    other: "Otros",
    total: "Total",
    share: "Porcentaje",
    negativeValues: "Los valores negativos solo aparecen en la tabla.",
  },
};
