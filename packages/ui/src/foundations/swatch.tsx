interface SwatchProps {
  /** The color's CSS variable. */
  variable: string;
  name: string;
  note: string;
}

/** A color with its name and use. */
export function Swatch({ variable, name, note }: SwatchProps) {
  return (
    <li className="ui:flex ui:items-center ui:gap-3">
      <span
        className="ui:size-10 ui:shrink-0 ui:rounded-md ui:border ui:border-border"
        style={{ background: `var(${variable})` }}
      />
      <span className="ui:min-w-0">
        <span className="ui:block ui:text-table ui:font-medium ui:text-fg">{name}</span>
        <span className="ui:block ui:text-caption ui:text-fg-muted">{note}</span>
      </span>
    </li>
  );
}
