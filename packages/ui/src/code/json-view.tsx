"use client";

import {
  forwardRef,
  type HTMLAttributes,
  type KeyboardEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { cx } from "../class-names/cx.js";
import { CopyButton } from "../copy-button/copy-button.js";
import { useCopy } from "../copy-button/use-copy.js";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import { useDisplayMessages } from "../messages/use-display-messages.js";
import { codeFrame } from "./code-styles.js";
import { jsonKey } from "./json-keys.js";
import { JsonRowContent } from "./json-row.js";
import { isLong, type JsonRow, jsonRows, jsonText, pageOfEntries } from "./json-rows.js";

export interface JsonViewProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** Any JSON value. */
  value: unknown;
  /** The accessible name of the tree, such as 'Response'. */
  label: string;
  /** How many levels are expanded at first. @default 1 */
  expandedLevels?: number | undefined;
  /** Whether there is a button that copies all of it. @default true */
  isCopyable?: boolean | undefined;
  /** Classes of the parts. The `tree` scrolls: limit its height. */
  classNames?: { tree?: string | undefined } | undefined;
}

/**
 * A JSON value as a tree. Arrow keys move, expand and collapse; Enter shows all of a long text or more of a long list;
 * Ctrl+C copies the value of the row.
 */
export const JsonView = forwardRef<HTMLDivElement, JsonViewProps>(function JsonView(
  { value, label, expandedLevels = 1, isCopyable = true, className, classNames, ...rest },
  ref,
) {
  const texts = useDisplayMessages();
  const tree = useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [shown, setShown] = useState<ReadonlyMap<string, number>>(new Map());
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  const [activePath, setActivePath] = useState("");
  const { result, setResult, copy } = useCopy();
  const rows = useMemo(
    () => jsonRows(value, { expanded, shown }, expandedLevels),
    [value, expanded, shown, expandedLevels],
  );
  const all = useMemo(() => jsonText(value), [value]);
  // The active row may be inside of one that was collapsed, or of another value.
  const found = rows.findIndex(({ path }) => path === activePath);
  const active = Math.max(0, found);

  const focus = (index: number) => {
    setActivePath(rows[index]?.path ?? "");
    tree.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus();
  };
  // The row that shows more gives its place, and the focus, to the first entry that it shows.
  const firstOfMore = useRef<number>(undefined);
  useEffect(() => {
    if (firstOfMore.current !== undefined) focus(firstOfMore.current);
    firstOfMore.current = undefined;
  });
  const expand = ({ path }: JsonRow, isExpanded: boolean) =>
    setExpanded((before) => new Map(before).set(path, isExpanded));
  const press = (row: JsonRow) => {
    const { path, value: text, more, count, isExpanded } = row;
    if (more > 0) {
      const parent = path.slice(0, -"/~".length);
      firstOfMore.current = rows.indexOf(row);
      setShown((before) =>
        new Map(before).set(parent, (before.get(parent) ?? pageOfEntries) + pageOfEntries),
      );
    } else if (count) expand(row, !isExpanded);
    else if (isLong(text))
      setWhole(
        (before) => new Set(before.has(path) ? [...before].filter((one) => one !== path) : [...before, path]),
      );
  };
  const pressKey = (event: KeyboardEvent) => {
    const row = rows[active];
    if (!row || isInputMethodKey(event) || event.altKey) return;
    setResult(undefined);
    if (event.ctrlKey || event.metaKey) {
      // What the user selected is copied by the browser.
      const isSelecting = document.getSelection()?.isCollapsed === false;
      if (event.key === "c" && !isSelecting && row.more === 0)
        void copy(typeof row.value === "string" ? row.value : jsonText(row.value));
      return;
    }
    const action = jsonKey(event.key, rows, active);
    if (!action) return;
    event.preventDefault();
    if (action.kind === "focus") focus(action.index);
    else if (action.kind === "expand") expand(row, action.isExpanded);
    else press(row);
  };
  return (
    <div {...rest} ref={ref} className={cx(codeFrame, className)}>
      <div
        ref={tree}
        role="tree"
        aria-label={label}
        dir="ltr"
        onKeyDown={pressKey}
        className={cx("ui:min-w-0 ui:flex-1 ui:overflow-auto ui:p-2 ui:font-mono", classNames?.tree)}
      >
        {rows.map((row, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the tree
          <div
            key={row.path}
            role="treeitem"
            aria-level={row.level}
            aria-posinset={row.position}
            aria-setsize={row.size}
            aria-expanded={row.count ? row.isExpanded : undefined}
            tabIndex={index === active ? 0 : -1}
            data-index={index}
            onFocus={() => setActivePath(row.path)}
            onClick={() => document.getSelection()?.isCollapsed !== false && press(row)}
            className="ui:flex ui:rounded-sm ui:px-1 ui:py-0.5 ui:hover:bg-surface-hover"
          >
            <JsonRowContent row={row} isWhole={whole.has(row.path)} />
          </div>
        ))}
      </div>
      {isCopyable && (
        <div className="ui:p-1 ui:print:hidden">
          <CopyButton text={all} />
        </div>
      )}
      <span role="status" className={result === "copyFailed" ? "ui:p-2 ui:text-danger-fg" : "ui:sr-only"}>
        {result && texts[result]}
      </span>
    </div>
  );
});
