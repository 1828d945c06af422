import type { PlanCard } from "@portico/contract/schemas/plans";
import { Button } from "@portico/ui";
import { Tag } from "@portico/ui/display";
import { useEffect, useRef } from "react";
import { planMessages } from "../../../../messages/plans.ts";

const texts = planMessages.compare;

export interface CompareBarProps {
  /** The IDs of the plans to compare. */
  compared: readonly string[];
  /** The loaded plans, for their names. */
  plans: readonly Pick<PlanCard, "id" | "name">[];
  /** Moves the focus to the button that opens the comparison. @default false */
  isFocused?: boolean;
  onOpen: () => void;
  onChange: (compared: readonly string[]) => void;
}

/** The plans that were chosen to be compared, at the end of the visible part. */
export function CompareBar({ compared, plans, isFocused = false, onOpen, onChange }: CompareBarProps) {
  const open = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) open.current?.focus({ preventScroll: true });
  }, [isFocused]);
  if (compared.length === 0) return null;
  const nameOf = (id: string) => plans.find((plan) => plan.id === id)?.name ?? id;
  return (
    <section
      aria-label={texts.bar}
      className="sticky bottom-3 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-border bg-surface-raised px-4 py-3 shadow-float"
    >
      <p role="status" className="text-form font-medium">
        {texts.chosen(compared.length)}
      </p>
      <p className="flex min-w-0 flex-1 basis-48 flex-wrap gap-1.5">
        {compared.map((id) => (
          <Tag
            key={id}
            remove={{
              label: texts.remove(nameOf(id)),
              onPress: () => onChange(compared.filter((one) => one !== id)),
            }}
          >
            {nameOf(id)}
          </Tag>
        ))}
      </p>
      <Button size="sm" onClick={() => onChange([])}>
        {texts.clear}
      </Button>
      <Button
        ref={open}
        size="sm"
        variant="primary"
        disabledReason={compared.length < 2 ? texts.needsTwo : undefined}
        onClick={onOpen}
      >
        {texts.open}
      </Button>
    </section>
  );
}
