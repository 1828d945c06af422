export { AppShell, type AppShellProps } from "./app-shell.js";
export type { AppShellLink, AppShellSection, RenderedLinkProps, RenderLink } from "./app-shell-navigation.js";
export type { SidebarStateOptions } from "./use-sidebar-state.js";
