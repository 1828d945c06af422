export { DetailPanel, type DetailPanelProps } from "./detail-panel.js";
