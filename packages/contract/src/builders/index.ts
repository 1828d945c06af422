export { featureEndpoints } from "./feature.ts";
export {
  agentFilter,
  carrierFilter,
  dayFilter,
  rowFields,
  stateFilter,
  statusFilter,
  workFields,
} from "./usual.ts";
export { usualWork } from "./work.ts";
