import type { ToolbarAction } from "@portico/ui";
import type { PageFit } from "./renderer-host.ts";
import { useHost } from "./use-host.ts";

const nothing = () => {};

/** `useCommands` of the host, if it has one. */
export function useCommands(actions: readonly ToolbarAction[] | undefined): void {
  const { useCommands: offer = nothing } = useHost();
  offer(actions);
}

const noPageFit: PageFit = { isOn: false, turnOn: async () => {} };

/** `usePageFit` of the host, if it has one. */
export function usePageFit(): PageFit {
  const { usePageFit: read = () => noPageFit } = useHost();
  return read();
}

/** `usePageTitle` of the host, if it has one. */
export function usePageTitle(path: string, title: string | undefined): void {
  const { usePageTitle: show = nothing } = useHost();
  show(path, title);
}
