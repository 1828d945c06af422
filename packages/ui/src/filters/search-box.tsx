"use client";

import { forwardRef, type HTMLAttributes, type KeyboardEvent, useEffect } from "react";
import { cx } from "../class-names/cx.js";
import { useDraft } from "../draft/use-draft.js";
import { boxStyles } from "../field/control-styles.js";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import { Search, X } from "../icons/index.js";
import { Kbd } from "../kbd/kbd.js";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import { useMessages } from "../messages/use-messages.js";

export interface SearchBoxProps extends Omit<HTMLAttributes<HTMLDivElement>, "onChange"> {
  /** The accessible name, and the placeholder of the empty box. */
  label: string;
  /** The applied search. Controlled by the page. */
  value: string;
  /** Called with the trimmed text after the delay, on Enter, and when it is cleared. */
  onValueChange: (change: { value: string }) => void;
  /** Milliseconds from the last keystroke to the change. @default 300 */
  delay?: number | undefined;
  /** A key that focuses the box, unless the user is typing in a field: '/'. @default none */
  focusKey?: string | undefined;
  /** The minimum length of a search. A shorter text stays in the box, and its value is "". @default 1 */
  minLength?: number | undefined;
  /** The maximum length of the text. @default unlimited */
  maxLength?: number | undefined;
  /** Called on ↓, and on Enter in an applied text, to move the focus to the results. @default nothing */
  onMoveToResults?: (() => void) | undefined;
}

/** The search box of a list. Esc clears it, and then leaves it. The ref is that of the input. */
export const SearchBox = forwardRef<HTMLInputElement, SearchBoxProps>(function SearchBox(
  {
    label,
    value,
    onValueChange,
    delay = 300,
    focusKey,
    minLength = 1,
    maxLength,
    onMoveToResults,
    className,
    ...rest
  },
  ref,
) {
  const { search: texts } = useMessages();
  const [input, mergedRef] = useMergedRef(ref);
  const draft = useDraft(value, {
    delay,
    toValue: (text) => (text.length < minLength ? "" : text),
    onCommit: (text) => onValueChange({ value: text }),
  });
  useEffect(() => {
    if (focusKey === undefined) return;
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== focusKey || event.ctrlKey || event.metaKey || event.altKey) return;
      if (
        event.defaultPrevented ||
        isInputMethodKey(event) ||
        isTyping(event.target) ||
        !input.current?.offsetParent
      )
        return;
      // A modal makes the page behind it inert.
      if (input.current.closest("[inert], [aria-hidden='true']")) return;
      event.preventDefault();
      input.current.focus();
      input.current.select();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, [focusKey, input]);
  const clear = () => {
    draft.change("");
    if (value !== "") onValueChange({ value: "" });
    input.current?.focus();
  };
  const pressEnterOrDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isApplied = draft.text.trim() === value;
    draft.commit();
    if (onMoveToResults && (event.key === "ArrowDown" || isApplied)) {
      event.preventDefault();
      onMoveToResults();
    }
  };
  const pressEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    if (draft.text === "") return input.current?.blur();
    event.preventDefault();
    clear();
  };
  return (
    <div
      {...rest}
      className={cx(
        "ui:group ui:relative ui:flex ui:w-64 ui:min-w-0",
        draft.text === "" && "ui:print:hidden",
        className,
      )}
    >
      <Search
        size={16}
        aria-hidden="true"
        className="ui:pointer-events-none ui:absolute ui:inset-y-0 ui:start-2.5 ui:my-auto ui:text-fg-muted"
      />
      <input
        ref={mergedRef}
        type="search"
        aria-label={label}
        aria-keyshortcuts={focusKey}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        value={draft.text}
        onChange={(event) => draft.change(event.target.value)}
        onBlur={draft.commit}
        onKeyDown={(event) => {
          if (isInputMethodKey(event)) return;
          if (event.key === "Enter" || event.key === "ArrowDown") pressEnterOrDown(event);
          if (event.key === "Escape") pressEscape(event);
        }}
        className={cx(
          boxStyles,
          "ui:h-control-sm ui:ps-8 ui:pe-8 ui:text-table ui:[&::-webkit-search-cancel-button]:hidden",
        )}
      />
      {draft.text !== "" ? (
        <button
          type="button"
          aria-label={texts.clear}
          onClick={clear}
          className="ui:absolute ui:inset-y-0 ui:end-0.5 ui:my-auto ui:flex ui:size-6 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-md ui:text-fg-muted ui:hover:bg-surface-hover ui:hover:text-fg ui:print:hidden"
        >
          <X size={14} aria-hidden="true" />
        </button>
      ) : (
        focusKey && (
          <Kbd
            aria-hidden="true"
            className="ui:pointer-events-none ui:absolute ui:inset-y-0 ui:end-1 ui:my-auto ui:group-focus-within:hidden ui:pointer-coarse:hidden"
          >
            {focusKey}
          </Kbd>
        )
      )}
    </div>
  );
});

/** Whether a key press goes into a field. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(fields));
}

const fields = "input:not([type='checkbox'], [type='radio'], [type='button']), textarea, select";
