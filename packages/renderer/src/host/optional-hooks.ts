import type { ToolbarAction } from "@portico/ui";
import { useHost } from "./use-host.ts";

const nothing = () => {};

/** `useCommands` of the host, if it has one. */
export function useCommands(actions: readonly ToolbarAction[] | undefined): void {
  const { useCommands: offer = nothing } = useHost();
  offer(actions);
}

/** `usePageTitle` of the host, if it has one. */
export function usePageTitle(path: string, title: string | undefined): void {
  const { usePageTitle: show = nothing } = useHost();
  show(path, title);
}
