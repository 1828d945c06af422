import { changedValues, isRecord, isSameValue, type ValueRecord, withoutSecrets } from "./form-values.js";

/** What is stored of an unsaved form. */
export interface FormDraft {
  /** The changed values by their top-level names, without secrets. */
  readonly changed: ValueRecord;
  /** The version of the record that was edited. Absent for a new record. */
  readonly version?: number | undefined;
}

/** Where drafts are stored; the host implements it, for example with `localStorage` or on its server. */
export interface DraftStore {
  /** The draft that `save` stored under the key, or undefined. */
  load: (key: string) => Promise<FormDraft | undefined> | FormDraft | undefined;
  save: (key: string, draft: FormDraft) => Promise<void> | void;
  remove: (key: string) => Promise<void> | void;
}

/** The draft of a form, or undefined if nothing was changed. */
export function draftOf(
  base: ValueRecord,
  values: ValueRecord,
  { secrets, version }: { secrets: readonly string[]; version: number | undefined },
): FormDraft | undefined {
  const changed = changedValues(withoutSecretsIn(base, secrets), withoutSecretsIn(values, secrets));
  if (Object.keys(changed).length === 0) return undefined;
  return { changed, ...(version !== undefined && { version }) };
}

/** The values of a form with those of a draft; values that the form no longer has, or of another kind, are left out. */
export function withDraft(base: ValueRecord, { changed }: FormDraft): ValueRecord {
  const usable = Object.entries(changed).filter(
    ([key, value]) => Object.hasOwn(base, key) && isSameKind(base[key], value),
  );
  const values = usable.map(([key, value]) => [key, withRest(base[key], value)] as const);
  return { ...base, ...Object.fromEntries(values) };
}

/** The values of a form with those of a draft, except for those that were changed since the form was opened. */
export function withDraftBelow(base: ValueRecord, draft: FormDraft, values: ValueRecord): ValueRecord {
  return { ...withDraft(base, draft), ...changedValues(base, values) };
}

/** Whether restoring the draft changes anything. */
export function changesAnything(base: ValueRecord, draft: FormDraft): boolean {
  return !isSameValue(base, withDraft(base, draft));
}

function withoutSecretsIn(values: ValueRecord, secrets: readonly string[]): ValueRecord {
  const entries = Object.entries(values).map(
    ([key, value]) => [key, withoutSecrets(value, secrets, key)] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** What a draft leaves out, such as a secret, comes from the form. */
function withRest(base: unknown, value: unknown): unknown {
  return isRecord(base) && isRecord(value) ? { ...base, ...value } : value;
}

function isSameKind(one: unknown, other: unknown): boolean {
  if (one === null || one === undefined || other === null) return true;
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
}
