import type { ListRow } from "@portico/endpoints/schemas";
import type { ResolvedColumn, ScreenAction } from "@portico/screens";
import { type ReactNode, Suspense, useMemo } from "react";
import { contactOf } from "../detail/contact.ts";
import { lazyPart } from "../lazy-part.tsx";

const ContactButtons = lazyPart(async () => (await import("../detail/contact-buttons.tsx")).ContactButtons);

const noActions: readonly ScreenAction[] = [];

type RenderButtons = (row: ListRow) => ReactNode;

/**
 * Returns the buttons of a card: those of the row, after those that call, message and copy the phone number that the
 * list shows. A row action that copies it takes the place of that button.
 */
export function useCardButtons(
  columns: readonly ResolvedColumn[],
  rowActions: readonly ScreenAction[] = noActions,
  rowButtons: RenderButtons | undefined,
): RenderButtons | undefined {
  return useMemo(() => {
    const column = columns.find(({ format, isMasked }) => format === "phone" && !isMasked);
    if (!column) return rowButtons;
    const canCopy = !rowActions.some((action) => action.kind === "copy" && action.field === column.field);
    return (row) => {
      const contact = contactOf(column, row);
      return (
        <>
          {contact && (
            <Suspense>
              <ContactButtons {...contact} name={column.header} canCall canCopy={canCopy} />
            </Suspense>
          )}
          {rowButtons?.(row)}
        </>
      );
    };
  }, [columns, rowActions, rowButtons]);
}
