/** Which of a number of receivers gets the item in this position, counted over all kinds. */
export function receiverAt(position: number, receivers: number): number {
  return position % receivers;
}

/**
 * How many items of each kind each receiver gets. They are dealt one after the other over all kinds, so that numbers
 * differ by one at most, of each kind and in total.
 * @returns for each kind, the number of each receiver
 */
export function split(totals: readonly number[], receivers: number): number[][] {
  let position = 0;
  return totals.map((total) => {
    const first = position;
    position += total;
    return Array.from({ length: receivers }, (_, receiver) => {
      const skipped = (receiver - receiverAt(first, receivers) + receivers) % receivers;
      return total > skipped ? Math.ceil((total - skipped) / receivers) : 0;
    });
  });
}
