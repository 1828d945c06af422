import { Button, Skeleton } from "@portico/ui";
import { CheckboxGroup, type CheckboxGroupProps } from "@portico/ui/forms";
import { forwardRef } from "react";
import { myAccountMessages } from "../../../../messages/my-account.ts";
import { type ListField, type Purposes, purposesOf } from "./contact-form.ts";
import { usePurposes } from "./use-purposes.ts";

const texts = myAccountMessages;

export interface PurposeFieldProps
  extends Omit<CheckboxGroupProps, "options" | "value" | "defaultValue" | "onChange" | "hint"> {
  /** The list of the entry, which has its own purposes. */
  list: ListField;
  value?: Purposes;
  onChange?: (purposes: Purposes) => void;
}

/** What an entry is used for: any number of the purposes of its list. */
export const PurposeField = forwardRef<HTMLButtonElement, PurposeFieldProps>(function PurposeField(
  { list, value = [], onChange, ...rest },
  ref,
) {
  const { data, isPending, isFetching, refetch } = usePurposes(list);
  const failed = <PurposesFailed isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <CheckboxGroup
      {...rest}
      ref={ref}
      orientation="horizontal"
      options={(data ?? []).map(({ id = "", name = "" }) => ({ value: id, label: name }))}
      hint={data ? undefined : isPending ? <PurposesLoading /> : failed}
      value={value.map(({ purposeId }) => purposeId)}
      onChange={(change) => onChange?.(purposesOf(change.value))}
    />
  );
});

function PurposesLoading() {
  return (
    <span role="status" aria-label={texts.purposesLoading} className="flex h-5 items-center gap-5">
      <Skeleton width="4.5rem" />
      <Skeleton width="5.5rem" />
      <Skeleton width="4rem" />
    </span>
  );
}

function PurposesFailed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <span role="alert" className="flex flex-wrap items-center gap-2 text-danger-fg">
      {texts.purposesFailed}
      <Button size="sm" isLoading={isRetrying} onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </span>
  );
}
