/** A block, to see where layout parts put their children. */
export function Block({ children }: { children: string }) {
  return (
    <div className="ui:rounded-md ui:border ui:border-border ui:bg-surface-sunken ui:p-3 ui:font-sans ui:text-table ui:text-fg">
      {children}
    </div>
  );
}

/** Several blocks. */
export function Blocks({ count = 5 }: { count?: number }) {
  return ["Sales", "Carriers", "Persistence", "Months", "Comparison"]
    .slice(0, count)
    .map((name) => <Block key={name}>{name}</Block>);
}
