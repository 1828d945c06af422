import { NotificationProvider } from "@portico/ui/notification";
import { useRef } from "react";
import portalStyles from "../../app.css?inline";
import { useDraft } from "../draft/use-draft.ts";
import { JsonView } from "./json-view.tsx";

/** Props of `EditedJson`. */
export interface EditedJsonProps {
  /** The text that is saved. */
  saved: string;
  /** @default false */
  isReadOnly?: boolean;
}

/** The JSON view over a draft, with its current text next to it. */
export function EditedJson({ saved, isReadOnly = false }: EditedJsonProps) {
  const draft = useDraft(saved);
  const past = useRef<unknown>(undefined);
  return (
    <NotificationProvider>
      <style>{portalStyles}</style>
      <JsonView draft={draft} isReadOnly={isReadOnly} past={past} />
      <pre hidden data-testid="current-text">
        {draft.text}
      </pre>
    </NotificationProvider>
  );
}
