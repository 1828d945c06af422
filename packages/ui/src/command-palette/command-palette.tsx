"use client";

import { forwardRef, type KeyboardEvent, useId, useState } from "react";
import { Spinner } from "../button/spinner.js";
import { cx } from "../class-names/cx.js";
import { Dialog, type DialogProps } from "../dialog/dialog.js";
import { Search } from "../icons/index.js";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import { useCommandMessages } from "../messages/use-display-messages.js";
import { rovingIndex } from "../roving/roving.js";
import type { Command, CommandGroup, CommandSource } from "./command.js";
import { CommandList } from "./command-list.js";
import { matchingGroups } from "./match-commands.js";
import { optionId } from "./option-id.js";
import { addRecent, readRecent } from "./recent-commands.js";
import { useCommandSources } from "./use-command-sources.js";

export interface CommandPaletteProps
  extends Omit<
    DialogProps,
    "title" | "footer" | "children" | "hasUnsavedChanges" | "isOpen" | "defaultOpen"
  > {
  /** Whether it is open. Controlled by the page. */
  isOpen: boolean;
  onOpenChange: (change: { isOpen: boolean }) => void;
  /** @default "Commands", from the messages */
  title?: string | undefined;
  /** The label of the text field. @default "Search commands", from the messages */
  searchLabel?: string | undefined;
  /** The commands in their groups. */
  groups: readonly CommandGroup[];
  /** More commands, searched for when the user types. @default none */
  sources?: readonly CommandSource[] | undefined;
  /** Where the browser stores the last chosen commands of `groups`, which are shown first. @default nowhere */
  recentStorageKey?: string | undefined;
}

/**
 * A dialog that finds and runs commands. Arrow keys move and Enter runs; Home and End move in the text. Open it with
 * `useCommandShortcut`.
 */
export const CommandPalette = forwardRef<HTMLDivElement, CommandPaletteProps>(function CommandPalette(
  { title, searchLabel, groups, sources = noSources, recentStorageKey, className, ...dialog },
  ref,
) {
  const texts = useCommandMessages();
  const close = () => dialog.onOpenChange({ isOpen: false });
  return (
    <Dialog
      {...dialog}
      ref={ref}
      title={title ?? texts.title}
      // Below the top of the window, so that the text field stays in its place as the results change.
      className={cx("ui:mt-[10vh] ui:max-h-[80vh]! ui:self-start", className)}
    >
      <Commands {...{ groups, sources, recentStorageKey, close }} label={searchLabel ?? texts.search} />
    </Dialog>
  );
});

const noSources: readonly CommandSource[] = [];

interface CommandsProps {
  label: string;
  groups: readonly CommandGroup[];
  sources: readonly CommandSource[];
  recentStorageKey: string | undefined;
  close: () => void;
}

function Commands({ label, groups, sources, recentStorageKey, close }: CommandsProps) {
  const texts = useCommandMessages();
  const listId = useId();
  const [text, setText] = useState("");
  const [activeId, setActiveId] = useState<string>();
  const [recentIds] = useState(() => readRecent(recentStorageKey));
  const found = useCommandSources(sources, text.trim());
  const searchedGroups = groups.filter(({ isSuggestion }) => !isSuggestion);
  const shown =
    text.trim() === ""
      ? withRecent(groups, recentIds, texts.recent)
      : [...matchingGroups(searchedGroups, text), ...found.groups];
  const commands = shown.flatMap((group) => group.commands);
  const activeIndex = Math.max(
    0,
    commands.findIndex(({ id }) => id === activeId),
  );
  const active = commands[activeIndex];
  // Enter must not choose a result of an earlier text, unless the user moved to it.
  const isOutdated =
    found.isOutdated &&
    activeId === undefined &&
    found.groups.some((group) => group.commands.some((command) => command === active));
  const choose = (command: Command) => {
    addRecent(recentStorageKey, command.id);
    close();
    command.onPress();
  };
  const press = (event: KeyboardEvent) => {
    if (isInputMethodKey(event)) return;
    if (event.key === "Enter" && active) {
      event.preventDefault();
      if (!isOutdated) choose(active);
    }
    // Home and End move in the text.
    if (event.key === "Home" || event.key === "End") return;
    const next = rovingIndex(event.key, activeIndex, commands.length, "vertical");
    if (next === undefined) return;
    event.preventDefault();
    setActiveId(commands[next]?.id);
  };
  const status = commandStatus(commands.length, found);
  return (
    <>
      <div className="ui:sticky ui:top-0 ui:z-1 ui:flex ui:items-center ui:gap-2 ui:bg-surface-raised ui:pb-2">
        <Search size={16} aria-hidden="true" className="ui:absolute ui:ms-3 ui:text-fg-muted" />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          placeholder={label}
          aria-expanded={commands.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={optionId(listId, active)}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActiveId(undefined);
          }}
          onKeyDown={press}
          className="ui:h-control ui:w-full ui:rounded-md ui:border ui:border-border-strong ui:bg-surface ui:ps-9 ui:pe-3 ui:focus-visible:-outline-offset-1"
        />
      </div>
      <CommandList
        id={listId}
        label={label}
        groups={shown}
        activeId={active?.id}
        onActivate={({ id }) => setActiveId(id)}
        onChoose={choose}
      />
      <p
        role="status"
        className={
          status === "results" ? "ui:sr-only" : "ui:flex ui:gap-2 ui:px-2.5 ui:py-2 ui:text-fg-muted"
        }
      >
        {status === "loading" && <Spinner />}
        {status === "results" ? text && texts.results(commands.length) : texts[status]}
      </p>
    </>
  );
}

function commandStatus(count: number, { isLoading, hasFailed }: { isLoading: boolean; hasFailed: boolean }) {
  if (isLoading) return "loading";
  if (hasFailed) return "failed";
  return count === 0 ? "noMatches" : "results";
}

/** The groups without a text: the recent commands first, and not again in their own group. */
function withRecent(
  groups: readonly CommandGroup[],
  recentIds: readonly string[],
  label: string,
): readonly CommandGroup[] {
  const all = groups.flatMap(({ commands }) => commands);
  const recent = recentIds.flatMap((id) => all.find((command) => command.id === id) ?? []);
  if (recent.length === 0) return groups;
  const others = groups.flatMap((group) => {
    const commands = group.commands.filter((command) => !recent.includes(command));
    return commands.length > 0 ? [{ ...group, commands }] : [];
  });
  return [{ id: "recent", label, commands: recent }, ...others];
}
