import { Button, Checkbox, Skeleton } from "@portico/ui";
import { useId } from "react";
import { myAccountMessages } from "../../../messages/my-account.ts";
import { type ListField, type Purposes, withPurpose } from "./contact-form.ts";
import { usePurposes } from "./use-purposes.ts";

const texts = myAccountMessages;

/** Props of `PurposeChecks`. */
export interface PurposeChecksProps {
  list: ListField;
  value: Purposes;
  onChange: (value: Purposes) => void;
  error: string | undefined;
}

/** What an entry is used for: any number of the purposes of its list. */
export function PurposeChecks({ list, value, onChange, error }: PurposeChecksProps) {
  const errorId = useId();
  const { data, isPending, isFetching, refetch } = usePurposes(list);
  const chosen = new Set(value.map(({ purposeId }) => purposeId));
  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-table font-medium">{texts.purposes}</legend>
      {data ? (
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {data.map(({ id = "", name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.has(id)}
              onCheckedChange={({ checked }) => onChange(withPurpose(value, id, checked === true))}
            />
          ))}
        </div>
      ) : isPending ? (
        <div role="status" aria-label={texts.purposesLoading} className="flex h-5 items-center gap-5">
          <Skeleton width="4.5rem" />
          <Skeleton width="5.5rem" />
          <Skeleton width="4rem" />
        </div>
      ) : (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-table text-danger-fg">
          {texts.purposesFailed}
          <Button size="sm" isLoading={isFetching} onClick={() => void refetch()}>
            {texts.tryAgain}
          </Button>
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-1 text-table font-medium text-danger-fg">
          {error}
        </p>
      )}
    </fieldset>
  );
}
