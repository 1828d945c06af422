"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";

/** Distance between two items of a filter bar in px. */
const gap = 8;

/** How many chips a filter bar has until it is measured, such as on a server. */
const unmeasured = 3;

interface Row {
  /** The widths of the chips that may leave in px, in order. */
  readonly chips: readonly number[];
  /** The width in px that all other items leave, without 'Add filter'. */
  readonly available: number;
  /** The width of 'Add filter' in px. */
  readonly addFilter: number;
}

/** How many of the first chips fit into a row, beside 'Add filter' unless all fit. */
export function fittingChipCount({ chips, available, addFilter }: Row): number {
  let used = 0;
  let besideAddFilter = 0;
  for (const [index, width] of chips.entries()) {
    used += width + gap;
    if (used + addFilter + gap <= available) besideAddFilter = index + 1;
  }
  return used <= available ? chips.length : besideAddFilter;
}

/** The measured row of a filter bar. */
interface Measured extends Omit<Row, "chips"> {
  /** The widths in px of the chips that may leave, by the key of their filter. */
  readonly widths: ReadonlyMap<string, number>;
}

/**
 * The chips among `keys` that fill the row of a filter bar, in order. Chips that have not been measured are among them,
 * so that they are measured next.
 */
export function useFittingChips(
  row: RefObject<HTMLElement | null>,
  keys: readonly string[],
): readonly string[] {
  const [measured, setMeasured] = useState<Measured>();
  const measure = () => {
    if (!row.current) return;
    const next = measureRow(row.current, keys, measured);
    if (!measured || !isSame(next, measured)) setMeasured(next);
  };
  useBrowserLayoutEffect(measure);
  const latest = useRef(measure);
  useEffect(() => {
    latest.current = measure;
  });
  useEffect(() => {
    if (!row.current) return;
    // Before paint, to avoid a flash of a second row.
    const observer = new ResizeObserver(() => flushSync(() => latest.current()));
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [row]);
  if (!measured) return keys.slice(0, unmeasured);
  const { widths, ...room } = measured;
  const count = fittingChipCount({ ...room, chips: keys.map((key) => widths.get(key) ?? 0) });
  return keys.filter((key, index) => index < count || !widths.has(key));
}

function measureRow(row: HTMLElement, keys: readonly string[], before: Measured | undefined): Measured {
  const widths = new Map(before?.widths);
  let addFilter = before?.addFilter ?? 0;
  let taken = 0;
  // Narrow containers hide some items.
  for (const { dataset, offsetWidth } of itemsOf(row)) {
    const { filter } = dataset;
    if (offsetWidth === 0) continue;
    if (filter !== undefined && keys.includes(filter)) widths.set(filter, offsetWidth);
    else if (dataset.addFilter !== undefined) addFilter = offsetWidth;
    else taken += offsetWidth + gap;
  }
  return { widths, addFilter, available: row.clientWidth + gap - taken };
}

/** The items of a filter bar; chips are in lists. */
function itemsOf(row: HTMLElement): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(":scope > :not(ul), :scope > ul > li")];
}

function isSame(one: Measured, other: Measured): boolean {
  return (
    one.available === other.available &&
    one.addFilter === other.addFilter &&
    one.widths.size === other.widths.size &&
    [...one.widths].every(([key, width]) => other.widths.get(key) === width)
  );
}
