export {
  agentFilter,
  carrierFilter,
  cityFilter,
  countyFilter,
  dayFilter,
  rowFields,
  stateFilter,
  statusFilter,
  workFields,
} from "./default-fields.ts";
export { featureEndpoints } from "./feature.ts";
export { defaultWork } from "./work.ts";
