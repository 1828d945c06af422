import { presetClaims, roles } from "@portico/contract";
import { Combobox, Select } from "@portico/ui";
import { CheckboxGroup } from "@portico/ui/forms";
import { fetchJson } from "../../../../api/client.ts";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import type { Viewer } from "./preview-rights.ts";

const texts = screenEditorMessages.preview;
const viewers = [
  { value: "oneself", label: texts.myself },
  { value: "other", label: texts.other },
];
const roleOptions = roles.map((role) => ({ value: role, label: texts.roleNames[role] }));

export interface ViewerChoiceProps {
  /** Undefined for the user's own rights. */
  viewer: Viewer | undefined;
  /** A user with only the required rights: the first choice of another viewer. */
  least: Viewer;
  onViewerChange: (viewer: Viewer | undefined) => void;
}

/** Chooses the viewer of the preview: the user, or someone with chosen roles and claims. */
export function ViewerChoice({ viewer, least, onViewerChange }: ViewerChoiceProps) {
  const change = (part: Partial<Viewer>) => onViewerChange({ ...least, ...viewer, ...part });
  const claims = viewer?.claims ?? [];
  const allClaims = new Set([...presetClaims, ...least.claims, ...claims]);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        <Select
          label={texts.previewAs}
          className="w-72 max-w-full"
          value={viewer ? "other" : "oneself"}
          options={viewers}
          hint={viewer && texts.otherHint}
          onChange={({ target }) => onViewerChange(target.value === "other" ? least : undefined)}
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
      {viewer && (
        <>
          <CheckboxGroup
            label={texts.roles}
            orientation="horizontal"
            options={roleOptions}
            value={viewer.roles}
            onChange={({ value }) => change({ roles: roles.filter((role) => value.includes(role)) })}
          />
          <details>
            <summary className="cursor-pointer rounded-sm text-form font-medium outline-focus">
              {texts.claims(claims.length)}
            </summary>
            <CheckboxGroup
              className="mt-2"
              label={texts.claims(claims.length)}
              isLabelHidden
              orientation="horizontal"
              options={[...allClaims].map((claim) => ({ value: claim, label: claim }))}
              value={claims}
              onChange={({ value }) => change({ claims: value })}
            />
          </details>
        </>
      )}
    </div>
  );
}

async function findAgents({ text, signal }: { text: string; signal: AbortSignal }) {
  const name = text.trim();
  const agents = await fetchJson("agents.lookup", { query: name ? { name } : {}, signal });
  return agents.map((agent) => ({ value: agent.id ?? "", label: agent.name ?? "" }));
}
