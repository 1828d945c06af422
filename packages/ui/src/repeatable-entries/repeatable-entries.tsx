"use client";

import { type FieldsetHTMLAttributes, forwardRef, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "../button/button.js";
import { ConfirmDialog } from "../dialog/confirm-dialog.js";
import type { FieldTextProps } from "../field/field.js";
import { FieldGroup } from "../field/field-group.js";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import { Plus } from "../icons/index.js";
import { useFieldMessages } from "../messages/use-field-messages.js";
import { Entry } from "./entry.js";
import { useEntryKeys } from "./use-entry-keys.js";

export interface RepeatableEntriesProps
  extends FieldTextProps,
    Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, "children"> {
  /**
   * A stable key per entry, if the page stores the entries. Otherwise the list manages keys itself, and a form posts
   * the fields of each entry.
   */
  keys?: readonly string[] | undefined;
  /** The initial number of entries, if the page doesn't store them. @default 0 */
  defaultCount?: number | undefined;
  /** Returns the entry's name, such as 'Email 1'. */
  entryName: (index: number) => string;
  /** Whether each entry has its name as a visible heading. @default false, only for screen readers */
  hasEntryHeadings?: boolean | undefined;
  /** The label of the button that adds an entry. */
  addLabel: string;
  /** The fields of one entry. */
  renderEntry: (entry: { index: number; key: string }) => ReactNode;
  /** Called to add an empty entry at the end. */
  onAdd?: (() => void) | undefined;
  /** Called to remove an entry, after the user confirmed. */
  onRemove?: ((change: { index: number }) => void) | undefined;
  /** The minimum number of entries. @default 0 */
  min?: number | undefined;
  /** The maximum number of entries. @default no limit */
  max?: number | undefined;
  /** What removing an entry means, below 'Really delete?'. @default "Email 1 will be removed.", from the messages */
  removalText?: ((entryName: string) => ReactNode) | undefined;
  /** Whether an entry is left out: of another year, for example. @default all are shown */
  isEntryHidden?: ((index: number) => boolean) | undefined;
  /** Shown if there are no entries. @default nothing */
  emptyText?: ReactNode | undefined;
}

/**
 * Entries that users add and remove. Removing asks for confirmation, and focus stays near the removed entry. The ref
 * goes to the add button.
 */
export const RepeatableEntries = forwardRef<HTMLButtonElement, RepeatableEntriesProps>(
  function RepeatableEntries(props, ref) {
    const {
      keys: given,
      defaultCount = 0,
      entryName,
      addLabel,
      renderEntry,
      onAdd,
      onRemove,
      ...more
    } = props;
    const { entries: texts } = useFieldMessages();
    const { min = 0, max, emptyText, isEntryHidden, hasEntryHeadings = false, ...others } = more;
    const { removalText = texts.willBeRemoved, id, ...rest } = others;
    const ownId = useId();
    const { keys, add, remove } = useEntryKeys(given, defaultCount);
    const list = useRef<HTMLUListElement>(null);
    const [addButton, mergedRef] = useMergedRef(ref);
    const [removing, setRemoving] = useState<number>();
    const [confirmedIndex, setConfirmedIndex] = useState(0);
    const [announcement, setAnnouncement] = useState("");
    const isFull = max !== undefined && keys.length >= max;

    const addEntry = () => {
      if (!given) add();
      onAdd?.();
      setAnnouncement(texts.added(entryName(keys.length)));
    };
    const removeEntry = (index: number) => {
      if (!given) remove(index);
      onRemove?.({ index });
      setRemoving(undefined);
      setAnnouncement(texts.removed(entryName(index)));
    };
    /** The removed entry can't receive focus, so the next one or the add button does. */
    const focusNearby = (event: Event) => {
      event.preventDefault();
      const buttons = [...(list.current?.querySelectorAll<HTMLElement>("[data-remove-entry]") ?? [])];
      (buttons[Math.min(confirmedIndex, buttons.length - 1)] ?? addButton.current)?.focus();
    };
    return (
      <FieldGroup {...rest} id={id ?? ownId} isSection={true}>
        {keys.length === 0 && emptyText && <p className="ui:text-table ui:text-fg-muted">{emptyText}</p>}
        {keys.length > 0 && (
          <ul ref={list} className="ui:grid ui:gap-5">
            {keys.map(
              (key, index) =>
                !isEntryHidden?.(index) && (
                  <Entry
                    key={key}
                    name={entryName(index)}
                    isNameShown={hasEntryHeadings}
                    isFixed={keys.length <= min || rest.disabled === true}
                    onRemove={() => {
                      setConfirmedIndex(index);
                      setRemoving(index);
                    }}
                  >
                    {renderEntry({ index, key })}
                  </Entry>
                ),
            )}
          </ul>
        )}
        <Button
          ref={mergedRef}
          size="sm"
          className="ui:self-start ui:print:hidden"
          icon={<Plus size={14} />}
          disabledReason={isFull ? texts.atMost(max) : undefined}
          onClick={addEntry}
        >
          {addLabel}
        </Button>
        <span role="status" className="ui:sr-only">
          {announcement}
        </span>
        <ConfirmDialog
          isOpen={removing !== undefined}
          title={texts.reallyRemove}
          description={removalText(entryName(confirmedIndex))}
          confirmLabel={texts.yes}
          cancelLabel={texts.no}
          tone="danger"
          onCancel={() => setRemoving(undefined)}
          onConfirm={() => removing !== undefined && removeEntry(removing)}
          onCloseAutoFocus={focusNearby}
        />
      </FieldGroup>
    );
  },
);
