import { maxStatusComment } from "@portico/endpoints";
import { useFormNotice } from "@portico/ui/notification";
import { StatusChangeDialog } from "@portico/ui/work-dialogs";
import { useQuery } from "@tanstack/react-query";
import type { ActionDialogProps } from "../../action-kinds/action-kind.ts";
import { countOf } from "../../action-kinds/target.ts";
import { errorMessage } from "../../client/error-message.ts";
import { serviceOf } from "../../client/services.ts";
import { useNames } from "../../client/use-names.ts";
import { lookupQuery } from "../../filter-lookups.ts";
import { useActionMessages } from "../../messages/lists.ts";
import { usePageMessages } from "../../messages/page.ts";
import { describeFailure } from "../describe-failure.ts";
import { countTarget, describeTarget } from "../describe-target.ts";
import { useRowsRequest } from "../use-rows-request.ts";

/** Changes the status of the selected rows, with an optional comment. */
export function ChangeStatusDialog(props: ActionDialogProps<"changeStatus">) {
  const { action, target, context, choice, onClose } = props;
  const { statusChange: texts, unnamedStatus } = useActionMessages();
  const page = usePageMessages();
  const { showInvalid } = useFormNotice();
  const send = useRowsRequest({ action, target, context });
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
    <StatusChangeDialog
      isOpen
      title={kind === undefined ? action.label : texts.titleOf(kind)}
      description={texts.changes(describeTarget(target, context), kind)}
      defaultStatusId={choice}
      count={countOf(target)}
      statuses={(data ?? []).map(({ id = "", name }) => ({
        value: id,
        label: name || unnamedStatus,
      }))}
      isLoadingStatuses={isPending && !error}
      statusesError={error ? errorMessage(error, page) : undefined}
      onRetryStatuses={() => void (namesError ? refetchNames() : refetch())}
      commentLength={maxStatusComment}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      onInvalid={showInvalid}
      onSubmit={async ({ statusId, statusLabel, comment }) => {
        const { undoId } = await send({ statusId, comment });
        const detail = texts.changed(countTarget(target, context), statusLabel);
        context.reportSuccess(action.success ?? texts.success, { detail, undoId });
      }}
      describeFailure={(failure) => describeFailure(failure, target, context)}
    />
  );
}
