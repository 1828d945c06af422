import { type Role, roles } from "@portico/contract";
import { Combobox, Select } from "@portico/ui";
import { Checkbox } from "@portico/ui/forms";
import { fetchJson } from "../../api/client.ts";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import type { Viewer } from "./preview-rights.ts";

const texts = screenEditorMessages.preview;

/** Props of `ViewerChoice`. */
export interface ViewerChoiceProps {
  /** Undefined for the user's own rights. */
  viewer: Viewer | undefined;
  /** The initial viewer. */
  first: Viewer;
  /** The claims to choose from. */
  claims: readonly string[];
  onViewerChange: (change: { viewer: Viewer | undefined }) => void;
}

/** Chooses the viewer of the preview: the user, or someone with chosen roles and claims. */
export function ViewerChoice({ viewer, first, claims, onViewerChange }: ViewerChoiceProps) {
  const change = (part: Partial<Viewer>) => onViewerChange({ viewer: { ...first, ...viewer, ...part } });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        <Select
          label={texts.previewAs}
          className="w-72 max-w-full"
          value={viewer ? "other" : "oneself"}
          options={[
            { value: "oneself", label: texts.myself },
            { value: "other", label: texts.other },
          ]}
          hint={viewer && texts.otherHint}
          onChange={({ target }) => onViewerChange({ viewer: target.value === "other" ? first : undefined })}
        />
        {viewer && (
          <Combobox
            label={texts.agent}
            hint={texts.agentHint}
            className="w-72 max-w-full"
            value={viewer.agent}
            search={findAgents}
            onChange={({ option }) => change({ agent: option })}
          />
        )}
      </div>
      {viewer && <Rights viewer={viewer} claims={claims} onChange={change} />}
    </div>
  );
}

interface RightsProps {
  viewer: Viewer;
  claims: readonly string[];
  onChange: (part: Pick<Viewer, "roles"> | Pick<Viewer, "claims">) => void;
}

function Rights({ viewer, claims, onChange }: RightsProps) {
  return (
    <>
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 text-form font-medium">{texts.roles}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1.5">
          {roles.map((role) => (
            <Checkbox
              key={role}
              label={texts.roleNames[role]}
              checked={viewer.roles.includes(role)}
              onCheckedChange={() => onChange({ roles: toggled<Role>(roles, viewer.roles, role) })}
            />
          ))}
        </div>
      </fieldset>
      <details>
        <summary className="cursor-pointer rounded-sm text-form font-medium outline-focus">
          {texts.claims(viewer.claims.length)}
        </summary>
        <fieldset
          aria-label={texts.claims(viewer.claims.length)}
          className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))] gap-1.5"
        >
          {claims.map((claim) => (
            <Checkbox
              key={claim}
              label={claim}
              checked={viewer.claims.includes(claim)}
              onCheckedChange={() => onChange({ claims: toggled(claims, viewer.claims, claim) })}
            />
          ))}
        </fieldset>
      </details>
    </>
  );
}

/** The chosen rights with one added or removed, in display order. */
function toggled<Name extends string>(all: readonly Name[], held: readonly Name[], one: Name): Name[] {
  return all.filter((name) => (name === one ? !held.includes(name) : held.includes(name)));
}

async function findAgents({ text, signal }: { text: string; signal: AbortSignal }) {
  const name = text.trim();
  const agents = await fetchJson("agents.lookup", { query: name ? { name } : {}, signal });
  return agents.map((agent) => ({ value: agent.id ?? "", label: agent.name ?? "" }));
}
