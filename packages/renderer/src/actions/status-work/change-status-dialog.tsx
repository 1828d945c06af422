import { useQuery } from "@tanstack/react-query";
import type { ActionDialogProps } from "../../action-kinds/action-kind.ts";
import { errorMessage } from "../../client/error-message.ts";
import { serviceOf } from "../../client/services.ts";
import { useNames } from "../../client/use-names.ts";
import { lookupQuery } from "../../filter-lookups.ts";
import { useActionMessages } from "../../messages/lists.ts";
import { usePageMessages } from "../../messages/page.ts";
import { SetStatusDialog } from "./set-status-dialog.tsx";

/** Changes the status of the selected rows, with a comment. */
export function ChangeStatusDialog(props: ActionDialogProps<"changeStatus">) {
  const { action, target, context, choice, onClose } = props;
  const { statusChange: texts } = useActionMessages();
  const page = usePageMessages();
  const { data: names, error: namesError, refetch: refetchNames } = useNames();
  const { lookup: options, param } = serviceOf(context.client, "statuses");
  const lookup = { options, optionParams: { [param]: names?.statusTypes[action.statuses] ?? "" } };
  const {
    data,
    error: statusesError,
    isPending,
    refetch,
  } = useQuery({
    ...lookupQuery(context.client, lookup, {}, context.origin),
    enabled: names !== undefined,
  });
  const error = namesError ?? statusesError;
  const kind = names?.statusLabels?.[action.statuses];
  return (
    <SetStatusDialog
      {...{ action, kind, target, context, choice, onClose }}
      title={kind === undefined ? action.label : texts.titleOf(kind)}
      statuses={data ?? []}
      isLoadingStatuses={isPending && !error}
      statusesError={error ? errorMessage(error, page) : undefined}
      onRetryStatuses={() => void (namesError ? refetchNames() : refetch())}
      success={action.success ?? texts.success}
    />
  );
}
