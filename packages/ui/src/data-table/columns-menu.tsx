"use client";

import { type ComponentType, forwardRef, lazy, Suspense, useId, useState } from "react";
import { Button } from "../button/button.js";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import { Columns3 } from "../icons/index.js";
import { useMessages } from "../messages/use-messages.js";
import type { ColumnsMenuProps, ColumnsPanelProps } from "./columns-panel.js";

/** Loaded when the menu first opens. If loading fails, an error is shown. */
const ColumnsPanel = lazy<ComponentType<ColumnsPanelProps>>(() =>
  import("./columns-panel.js").then(
    (module) => ({ default: module.ColumnsPanel }),
    () => ({ default: ColumnsNotLoaded }),
  ),
);

/** A toolbar menu to show, hide, reorder and resize columns. */
export const ColumnsMenu = forwardRef<HTMLButtonElement, ColumnsMenuProps>(function ColumnsMenu(props, ref) {
  const { table: texts } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const [button, mergedRef] = useMergedRef(ref);
  const id = useId();
  return (
    <>
      <Button
        ref={mergedRef}
        size="sm"
        icon={<Columns3 size={16} aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {/* Narrow toolbars need the space for the selection count. */}
        <span className="ui:max-sm:sr-only">{texts.columns}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <ColumnsPanel {...props} id={id} button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
});

function ColumnsNotLoaded() {
  const { field } = useMessages();
  return (
    <span role="alert" className="ui:text-table ui:text-danger-fg">
      {field.notLoaded}
    </span>
  );
}
