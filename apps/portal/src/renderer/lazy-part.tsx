import { type ComponentType, lazy } from "react";
import { messages } from "../messages/messages.ts";

/** A part of a page that it can do without: its code comes when it is drawn, and where that fails a line says so. */
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
