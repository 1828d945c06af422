"use client";

import { ChevronDown, ChevronRight } from "../icons/index.js";
import { useCodeMessages } from "../messages/use-code-messages.js";
import { isLong, type JsonRow, pageOfEntries, shortLength } from "./json-rows.js";

interface JsonRowContentProps {
  row: JsonRow;
  /** Whether all of a long text is shown. */
  isWhole: boolean;
}

const colors: Readonly<Record<string, string>> = {
  string: "ui:text-success-fg",
  number: "ui:text-info-fg",
  boolean: "ui:text-info-fg",
};

/** Key and value of a row. */
export function JsonRowContent({
  row: { level, name, value, count, isExpanded, more },
  isWhole,
}: JsonRowContentProps) {
  const texts = useCodeMessages();
  const Arrow = isExpanded ? ChevronDown : ChevronRight;
  return (
    <>
      {Array.from({ length: level - 1 }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: one per level
          key={index}
          aria-hidden="true"
          className="ui:ms-1.5 ui:w-2 ui:shrink-0 ui:border-s ui:border-border"
        />
      ))}
      <span aria-hidden="true" className="ui:w-4 ui:shrink-0 ui:pt-0.5 ui:text-fg-muted">
        {count ? <Arrow size={12} /> : null}
      </span>
      <span className="ui:min-w-0 ui:flex-1 ui:wrap-anywhere">
        {name !== undefined && <span className="ui:font-medium">{name}:</span>}{" "}
        {more > 0 ? (
          <span className="ui:text-fg-link ui:underline ui:underline-offset-2">
            {texts.showMore(Math.min(more, pageOfEntries))}
          </span>
        ) : count === undefined ? (
          <Scalar value={value} isWhole={isWhole} />
        ) : (
          <span className="ui:text-fg-muted">
            {Array.isArray(value) ? "[ ]" : "{ }"} {texts.items(count)}
          </span>
        )}
      </span>
    </>
  );
}

function Scalar({ value, isWhole }: { value: unknown; isWhole: boolean }) {
  const texts = useCodeMessages();
  const isShort = !isLong(value) || isWhole;
  return (
    <>
      <span className={colors[typeof value] ?? "ui:text-fg-muted"}>
        {typeof value !== "string"
          ? String(value)
          : isShort
            ? JSON.stringify(value)
            : `${JSON.stringify(value.slice(0, shortLength)).slice(0, -1)}…`}
      </span>
      {typeof value === "string" && !isShort && (
        <span className="ui:text-fg-link"> {texts.characters(value.length)}</span>
      )}
    </>
  );
}
