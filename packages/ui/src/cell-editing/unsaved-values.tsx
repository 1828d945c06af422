"use client";

import type { ReactElement } from "react";
import { useDateFormats } from "../format-provider/use-date-formats.js";
import { useFormats } from "../format-provider/use-formats.js";

/** An amount of money, as cells show it. */
export function Money({ amount }: { amount: string }): ReactElement {
  return <>{useFormats().money(amount)}</>;
}

/** A day, as cells show it. */
export function Day({ day }: { day: string }): ReactElement {
  return <>{useDateFormats().date(day)}</>;
}
