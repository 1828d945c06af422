import type { Preference } from "../quote/draft.ts";

interface Suggestion extends Preference {
  readonly detail?: string;
}

interface Props {
  readonly id: string;
  readonly label: string;
  readonly items: readonly Suggestion[];
  readonly active: number;
  readonly onChoose: (item: Suggestion) => void;
}

/** What was found, below a combobox. */
export function SuggestionList({ id, label, items, active, onChoose }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      hidden={items.length === 0}
      className="absolute inset-x-0 top-full z-10 mt-1 max-h-72 overflow-auto rounded-lg border border-border bg-surface-raised py-1 shadow-float"
    >
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: The field has the keys.
        <div
          key={item.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
          className={`min-h-11 cursor-pointer px-4 py-2 hover:bg-surface-hover ${index === active ? "bg-surface-selected" : ""}`}
        >
          {item.group}
          {item.detail && <span className="block text-sm text-fg-muted">{item.detail}</span>}
        </div>
      ))}
    </div>
  );
}
