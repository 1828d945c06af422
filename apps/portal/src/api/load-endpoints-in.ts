import { client } from "./client.ts";

/** Loads the endpoints of every feature that a value mentions, such as a screen. */
export function loadEndpointsIn(value: unknown): Promise<void> {
  return client.load(textsIn(value));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
