import { offlineAppEndpoints } from "@portico/contract/features/offline/offline-app";
import { offlineDraftEndpoints } from "@portico/contract/features/offline/offline-drafts";
import { zipCodeEndpoints } from "@portico/contract/features/zip-codes";
import { offlineAppBody } from "@portico/contract/schemas/offline-app";
import { isVersionConflict, useRepeatableRequest } from "@portico/renderer/client";
import { useToday } from "@portico/renderer/dates";
import { notifiedFailure } from "@portico/renderer/forms";
import { useFormKit } from "@portico/ui/form-kit";
import { useNotify } from "@portico/ui/notification";
import { createElement, useState } from "react";
import { client, fetchJson } from "../../../api/client.ts";
import { offlineMessages } from "../../../messages/offline-applications.ts";
import { AlreadySubmittedText } from "../already-submitted-text.tsx";
import type { DraftSaver } from "../drafts/draft-saver.ts";
import { applicationResolver } from "./application-resolver.ts";
import {
  type ApplicationValues,
  emptyApplication,
  type StoredApplication,
  storedApplicationOf,
  valuesOf,
} from "./application-values.ts";
import { AlreadySubmitted, createSubmission } from "./submit-once.ts";

client.add({ ...offlineAppEndpoints, ...offlineDraftEndpoints, ...zipCodeEndpoints });

const describeNotSubmitted = notifiedFailure<ApplicationValues>(offlineMessages.page.notSubmitted);
const describeNotSaved = notifiedFailure<ApplicationValues>(offlineMessages.edit.failed);

export interface NewApplicationOptions {
  /** Stores the form's draft. */
  readonly saver: Pick<DraftSaver, "submit">;
  /** Called with the id of the submitted application. */
  readonly onSubmitted: (id: string) => void;
}

/** The form of a new application. */
export function useNewApplication({ saver, onSubmitted }: NewApplicationOptions) {
  const notify = useNotify();
  const [send] = useState(() => createSubmission());
  const resolver = useResolver();
  return useFormKit<ApplicationValues, Record<string, unknown>>({
    defaultValues: emptyApplication,
    resolver,
    schema: offlineAppBody,
    onSubmit: async ({ values: body }) => {
      const id = await saver.submit((draftId) =>
        send({ ...body, ...(draftId !== undefined && { draftId }) }),
      );
      notify({ tone: "success", text: offlineMessages.page.submitted });
      onSubmitted(id);
      // Nothing is unsaved anymore.
      return { values: emptyApplication };
    },
    describeFailure: (error) => {
      if (error instanceof AlreadySubmitted)
        return { kind: "failed", text: createElement(AlreadySubmittedText, { id: error.applicationId }) };
      return describeNotSubmitted(error);
    },
  });
}

/** Options of `useEditedApplication`. */
export interface EditedApplicationOptions {
  readonly stored: StoredApplication;
  readonly onSaved: () => void;
}

/** The form of a stored application. */
export function useEditedApplication({ stored, onSaved }: EditedApplicationOptions) {
  const send = useRepeatableRequest();
  const resolver = useResolver(typeof stored.cardExpDate === "string" ? stored.cardExpDate : undefined);
  const params = { id: stored.id };
  return useFormKit<ApplicationValues, Record<string, unknown>>({
    defaultValues: valuesOf(stored),
    version: stored.version,
    mode: "edit",
    resolver,
    schema: offlineAppBody,
    onSubmit: async ({ values: body, version }) => {
      await send("offlineApp.update", { params, body, ...(version !== undefined && { version }) });
      onSaved();
    },
    describeFailure: async (error) => {
      if (!isVersionConflict(error)) return describeNotSaved(error);
      try {
        const newer = storedApplicationOf(await fetchJson("offlineApp.detail", { params }));
        return { kind: "conflict", newer: { values: valuesOf(newer), version: newer.version } };
      } catch (other) {
        return describeNotSaved(other);
      }
    },
  });
}

function useResolver(storedExpiry?: string) {
  const today = useToday();
  const [resolver] = useState(() => applicationResolver(() => today, storedExpiry));
  return resolver;
}
