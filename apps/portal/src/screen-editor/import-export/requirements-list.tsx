import { StatusBadge } from "@portico/ui";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import type { RequiredEndpoint, Requirements } from "./requirements.ts";

const texts = screenEditorMessages.importExport.requirements;
const tones = { here: "success", partly: "warning", forbidden: "warning", missing: "danger" } as const;

/** Props of `RequirementsList`. */
export interface RequirementsListProps {
  /** Undefined where it cannot be told. */
  requirements: Requirements | undefined;
}

/** What a screen depends on, and whether that is here. */
export function RequirementsList({ requirements: needs }: RequirementsListProps) {
  return (
    <section aria-label={texts.title} className="grid gap-2">
      <h3 className="text-form font-semibold">{texts.title}</h3>
      {needs ? (
        <>
          <ul className="grid gap-x-3 gap-y-1.5 sm:grid-cols-[auto_1fr]">
            {needs.endpoints.map((call) => (
              <li key={call.id} className="grid gap-x-3 gap-y-0.5 sm:col-span-2 sm:grid-cols-subgrid">
                <span>
                  <StatusBadge tone={tones[call.state]}>{texts.states[call.state]}</StatusBadge>
                </span>
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-medium">{call.id}</span>
                  <span className="text-fg-muted">{` · ${whyOf(call) ?? call.summary ?? ""}`}</span>
                </span>
              </li>
            ))}
          </ul>
          {needs.rights.length > 0 && <p className="text-fg-muted">{texts.rights(needs.rights)}</p>}
        </>
      ) : (
        <p className="text-fg-muted">{texts.unknown}</p>
      )}
    </section>
  );
}

/** What keeps it from being used as the screen does; undefined where nothing does. */
function whyOf({ state, missingNames }: RequiredEndpoint): string | undefined {
  if (state === "here") return undefined;
  return state === "partly" ? texts.why.partly(missingNames) : texts.why[state];
}
