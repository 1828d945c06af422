/** The maximum number of business days until something is due. */
export const maxInDays = 250;

/** How many years ahead something can be due. */
export const maxYearsAhead = 10;

/** When something is due: on a day or in a number of business days, at a time or at any. */
export interface DueDay {
  /** `YYYY-MM-DD` */
  readonly dueDate?: string | undefined;
  /** 0 is today, or the next business day. */
  readonly inDays?: number | undefined;
  /** `HH:MM` */
  readonly dueTime?: string | undefined;
}
