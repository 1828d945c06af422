"use client";

import { type RefObject, useEffect, useRef } from "react";
import { useFieldMessages } from "../messages/use-field-messages.js";
import { type DescribedOption, describeValue } from "./describe-value.js";
import { useKit } from "./kit-context.js";

interface FieldRegistration {
  name: string;
  label: string;
  isSecret: boolean;
  isList?: boolean;
  /** @default none */
  parts?: readonly string[];
  options?: readonly DescribedOption[] | undefined;
  describe?: ((value: unknown) => string | readonly string[]) | undefined;
  focus?: (() => void) | undefined;
}

const noParts: readonly string[] = [];

/** Tells the form about a field: its label, where it is, and how to describe its values. */
export function useRegisteredField(element: RefObject<HTMLElement | null>, field: FieldRegistration): void {
  const { registry } = useKit();
  const { entries: texts } = useFieldMessages();
  const latest = useRef({ field, texts });
  useEffect(() => {
    latest.current = { field, texts };
  });
  const { name, label, isSecret, isList = false, parts = noParts } = field;
  useEffect(() => {
    if (!element.current) return;
    return registry.addField({
      name,
      label,
      isSecret,
      isList,
      parts,
      element: element.current,
      describe: (value) => linesOf(value, latest.current),
      ...(latest.current.field.focus && { focus: () => latest.current.field.focus?.() }),
    });
  }, [registry, element, name, label, isSecret, isList, parts]);
}

function linesOf(
  value: unknown,
  { field, texts }: { field: FieldRegistration; texts: { yes: string; no: string } },
): readonly string[] {
  const lines = field.describe?.(value) ?? describeValue(value, texts, field.options);
  const all = typeof lines === "string" ? lines.split("\n").filter(Boolean) : lines;
  return field.isSecret && all.length > 0 ? ["••••••"] : all;
}
