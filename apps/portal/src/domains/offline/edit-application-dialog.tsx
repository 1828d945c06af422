import type { RowDialogProps } from "@portico/renderer/forms";
import { LoadedRow } from "@portico/renderer/forms";
import { Button } from "@portico/ui";
import { FormKitDialog } from "@portico/ui/form-kit";
import { useState } from "react";
import { fetchJson } from "../../api/client.ts";
import { useConfiguration } from "../../configuration/use-configuration.ts";
import { offlineMessages } from "../../messages/offline-applications.ts";
import { DebugDialog } from "./debug-dialog.tsx";
import { Duplicates } from "./duplicates.tsx";
import { type StoredApplication, storedApplicationOf } from "./form/application-values.ts";
import { StoredApplicationContext } from "./form/stored-application.ts";
import { useEditedApplication } from "./form/use-application-form.ts";
import { ApplicationSections } from "./sections/application-sections.tsx";

const texts = offlineMessages.edit;

/** Shows and changes the selected application, in the form of a new one. */
export function EditApplicationDialog({ rowId, onDone, onClose }: RowDialogProps) {
  return (
    <LoadedRow
      id={rowId}
      title={texts.title}
      texts={texts}
      endpointId="offlineApp.detail"
      load={async (id, signal) =>
        storedApplicationOf(await fetchJson("offlineApp.detail", { params: { id }, signal }))
      }
      onClose={onClose}
    >
      {(stored) => <EditForm stored={stored} onDone={onDone} onClose={onClose} />}
    </LoadedRow>
  );
}

function EditForm({
  stored,
  onDone,
  onClose,
}: Omit<RowDialogProps, "rowId"> & { stored: StoredApplication }) {
  const kit = useEditedApplication({ stored, onSaved: () => onDone(texts.saved) });
  const isDebug = useConfiguration()?.session?.debug === true;
  const [isDebugOpen, setDebugOpen] = useState(false);
  return (
    <StoredApplicationContext value={stored}>
      <FormKitDialog
        kit={kit}
        isOpen
        size="lg"
        className="max-w-5xl print:max-w-none"
        title={texts.title}
        description={`${stored.fullName ?? ""} · ${stored.status ?? ""}`}
        submitLabel={texts.submit}
        onOpenChange={({ isOpen }) => !isOpen && onClose()}
      >
        <div className="grid gap-5 sm:col-span-2">
          <div className="flex flex-wrap gap-2 print:hidden">
            <Button size="sm" onClick={() => window.print()}>
              {texts.print}
            </Button>
            {isDebug && (
              <Button size="sm" onClick={() => setDebugOpen(true)}>
                {offlineMessages.debug.open}
              </Button>
            )}
          </div>
          {stored.status === "Void" && <p className="text-warning-fg">{texts.void}</p>}
          <Duplicates exceptId={stored.id} />
          <ApplicationSections isNew={false} />
        </div>
        {isDebugOpen && <DebugDialog values={kit.form.getValues()} onClose={() => setDebugOpen(false)} />}
      </FormKitDialog>
    </StoredApplicationContext>
  );
}
