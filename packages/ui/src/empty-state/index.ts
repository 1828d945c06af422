export { EmptyState, type EmptyStateProps } from "./empty-state.js";
export { ErrorState, type ErrorStateProps } from "./error-state.js";
