export { StatusBadge, type StatusBadgeProps, type Tone } from "./status-badge.js";
