import type { ListId } from "@portico/contract";
import type { ListScreen } from "@portico/portal-config";
import { Select } from "@portico/ui";
import { messages } from "../messages.ts";
import { ExportButton } from "./export-button.tsx";
import type { ListState } from "./list-state.ts";

/** Props of `ListHeader`. */
export interface ListHeaderProps {
  screen: ListScreen;
  endpointId: ListId;
  state: ListState;
  /** Called with the id of the variant chosen. */
  onVariantChange: (variant: string) => void;
}

/** A list's title, the switch of its columns, and its actions. */
export function ListHeader({ screen, endpointId, state, onVariantChange }: ListHeaderProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="me-auto">
        <h1 className="text-title font-semibold">{screen.title}</h1>
        {screen.description && <p className="text-form text-fg-muted">{screen.description}</p>}
      </div>
      <div data-print="hidden" className="flex flex-wrap items-center gap-2">
        {screen.variants && (
          <Select
            label={messages.list.columns}
            isLabelHidden
            className="w-48"
            value={state.variant ?? ""}
            options={screen.variants.map(({ id, label }) => ({ value: id, label }))}
            onChange={(event) => onVariantChange(event.target.value)}
          />
        )}
        {screen.actions?.map((action) => (
          <ExportButton
            key={action.id}
            action={action}
            screen={screen}
            endpointId={endpointId}
            state={state}
          />
        ))}
      </div>
    </div>
  );
}
