"use client";

import { useState } from "react";
import { cx } from "../class-names/cx.js";
import { useFieldMessages } from "../messages/use-field-messages.js";

/** Remaining characters that are announced, so that not every key causes an announcement. */
const announcedAt = [0, 5, 10, 20];

interface CharacterCountProps {
  length: number;
  limit: number;
}

/** Shows how many characters of a limited text are used, and announces when few are left. */
export function CharacterCount({ length, limit }: CharacterCountProps) {
  const words = useFieldMessages();
  const left = limit - length;
  const step = length === 0 ? undefined : announcedAt.find((most) => left <= most);
  const [announced, setAnnounced] = useState({ step, left });
  if (announced.step !== step) setAnnounced({ step, left });
  return (
    <>
      <p
        className={cx(
          "ui:text-end ui:text-table ui:tabular-nums",
          step === undefined ? "ui:text-fg-muted" : "ui:font-medium ui:text-fg",
        )}
      >
        {words.characterCount(length, limit)}
      </p>
      <span role="status" className="ui:sr-only">
        {announced.step !== undefined && words.charactersLeft(Math.max(0, announced.left))}
      </span>
    </>
  );
}
