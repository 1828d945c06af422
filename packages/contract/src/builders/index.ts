export {
  agentFilter,
  carrierFilter,
  dayFilter,
  rowFields,
  stateFilter,
  statusFilter,
  workFields,
} from "./default-fields.ts";
export { featureEndpoints } from "./feature.ts";
export { defaultWork } from "./work.ts";
