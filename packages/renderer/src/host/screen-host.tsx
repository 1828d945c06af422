import type { ReactNode } from "react";
import { ClientContext } from "../client/screen-client.ts";
import { MessagesContext } from "../messages/messages-context.ts";
import type { RendererHost } from "./renderer-host.ts";
import { HostContext } from "./use-host.ts";

export interface ScreenHostProps {
  /** Must be referentially stable. */
  host: RendererHost;
  children: ReactNode;
}

/** Gives the app's host to the screens inside it. */
export function ScreenHost({ host, children }: ScreenHostProps) {
  return (
    <HostContext value={host}>
      <ClientContext value={host.client}>
        <MessagesContext value={host.messages}>{children}</MessagesContext>
      </ClientContext>
    </HostContext>
  );
}
