import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";

/** What is sent. */
export interface FormSubmission<Sent> {
  /** The values as the resolver returns them. */
  readonly values: Sent;
  /** The version of the record that was edited, for `If-Match`. */
  readonly version: number | undefined;
}

/** A record as the server stored it. */
export interface SavedRecord<Values> {
  /** The stored values as the form shows them. */
  readonly values: Values;
  readonly version?: number | undefined;
}

/** Why a submission failed. */
export type SubmissionFailure<Values> =
  /** The server rejected values. */
  | {
      readonly kind: "invalid";
      /** Messages by field name, as in the body of a 422. Those that belong to no field are shown in a note. */
      readonly errors: Readonly<Record<string, readonly string[]>>;
      /** The text of the notification. @default "Validation form errors!" */
      readonly notification?: string | undefined;
    }
  /** Someone else saved a newer version. */
  | { readonly kind: "conflict"; readonly newer: SavedRecord<Values> }
  /** Anything else: the connection, a missing permission. */
  | {
      readonly kind: "failed";
      readonly text: ReactNode;
      readonly details?: readonly string[] | undefined;
      /** The text of a notification. While it contains `text`, the form doesn't show that as well. @default none */
      readonly notification?: string | undefined;
    };

/** Sends the form. Resolves when it is saved, to the stored record if the user continues to edit it. */
export type SubmitForm<Values extends FieldValues, Sent> = (
  submission: FormSubmission<Sent>,
) => Promise<SavedRecord<Values> | undefined> | Promise<void>;

/** Converts a rejection of `onSubmit`. It may fetch the newer version of a record. */
export type DescribeSubmissionFailure<Values> = (
  error: unknown,
) => SubmissionFailure<Values> | Promise<SubmissionFailure<Values>>;
