import { maxContactEntries } from "@portico/contract/features/contacts.schemas";
import { Button } from "@portico/ui";
import { ConfirmDialog } from "@portico/ui/dialog";
import { Plus } from "@portico/ui/icons";
import { type ReactNode, useRef, useState } from "react";
import { myAccountMessages } from "../../../messages/my-account.ts";
import { Section } from "../section/section.tsx";
import type { ListField } from "./contact-form.ts";
import { Entry } from "./entry.tsx";

const texts = myAccountMessages;

/** Props of `EntryList`. */
export interface EntryListProps {
  list: ListField;
  /** A stable key for each entry. */
  keys: readonly string[];
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** The fields of one entry. */
  renderEntry: (index: number) => ReactNode;
}

/** A list with buttons to add and remove entries; removing asks for confirmation and keeps the focus in the list. */
export function EntryList({ list, keys, onAdd, onRemove, renderEntry }: EntryListProps) {
  const words = texts[list];
  const [removing, setRemoving] = useState<number>();
  const [announcement, setAnnouncement] = useState("");
  const section = useRef<HTMLDivElement>(null);
  const isFull = keys.length >= maxContactEntries;
  const add = () => {
    onAdd();
    setAnnouncement(texts.added(words.entry(keys.length + 1)));
  };
  const remove = (index: number) => {
    onRemove(index);
    setRemoving(undefined);
    setAnnouncement(texts.removed(words.entry(index + 1)));
  };
  // The removed entry's position now has the next entry, unless it was the last.
  const focusNearby = (event: Event) => {
    event.preventDefault();
    const buttons = [...(section.current?.querySelectorAll<HTMLElement>("[data-remove-entry]") ?? [])];
    const nearest = buttons[Math.min(confirmedIndex.current, buttons.length - 1)];
    (nearest ?? section.current?.querySelector<HTMLElement>("[data-add-entry]"))?.focus();
  };
  const confirmedIndex = useRef(0);
  const ask = (index: number) => {
    confirmedIndex.current = index;
    setRemoving(index);
  };
  return (
    <div ref={section}>
      <Section
        id={list}
        title={words.title}
        action={
          <Button
            data-add-entry=""
            data-print="hidden"
            size="sm"
            icon={<Plus size={14} />}
            disabledReason={isFull ? texts.atMost(maxContactEntries) : undefined}
            onClick={add}
          >
            {words.add}
          </Button>
        }
      >
        {keys.length === 0 ? (
          <p className="text-table text-fg-muted">{words.empty}</p>
        ) : (
          <ul className="grid gap-5">
            {keys.map((key, index) => (
              <Entry key={key} name={words.entry(index + 1)} onRemove={() => ask(index)}>
                {renderEntry(index)}
              </Entry>
            ))}
          </ul>
        )}
        <span role="status" className="sr-only">
          {announcement}
        </span>
      </Section>
      <ConfirmDialog
        isOpen={removing !== undefined}
        title={texts.reallyDelete}
        description={texts.reallyDeleteText(words.entry(confirmedIndex.current + 1))}
        confirmLabel={texts.yes}
        cancelLabel={texts.no}
        tone="danger"
        onCancel={() => setRemoving(undefined)}
        onConfirm={() => removing !== undefined && remove(removing)}
        onCloseAutoFocus={focusNearby}
      />
    </div>
  );
}
