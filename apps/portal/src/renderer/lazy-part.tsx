import { type ComponentType, lazy } from "react";
import { messages } from "../messages/messages.ts";

/** An optional part of a page: its code loads on first render; if that fails, a line says so. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: PartNotLoaded };
    }
  });
}

function PartNotLoaded() {
  return (
    <p role="alert" className="text-table text-danger-fg">
      {messages.listPage.partNotLoaded}
    </p>
  );
}
