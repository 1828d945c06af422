import { type ComponentType, lazy } from "react";
import { usePageMessages } from "./messages/page.ts";

/**
 * Creates an optional part of a page. Its code loads on first render. If that fails, an error message is rendered in
 * its place.
 */
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
  const texts = usePageMessages().listPage;
  return (
    <p role="alert" className="page:text-table page:text-danger-fg">
      {texts.partNotLoaded}
    </p>
  );
}
