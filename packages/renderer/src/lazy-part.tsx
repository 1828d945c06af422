import { type ComponentType, lazy } from "react";
import { usePageMessages } from "./messages/page.ts";

/**
 * Creates an optional part of a page. Its code loads on first render.
 * @param failed rendered in its place if that fails. @default an error message
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  failed: ComponentType<Props> = PartNotLoaded,
) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: failed };
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
