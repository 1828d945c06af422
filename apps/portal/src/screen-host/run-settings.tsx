import { FormDialog } from "@portico/renderer/forms";
import type { ActionRun } from "@portico/renderer/parts";
import { client } from "../api/client.ts";
import { SettingDialog } from "../domains/settings/setting-dialog.tsx";
import { SettingHistory } from "../domains/settings/setting-history.tsx";

/** Opens the editor of the selected setting, or the form of an entry that is not a known setting. */
export async function editSetting({ action, target, context, show }: ActionRun<"custom">): Promise<void> {
  const [row] = target.rows;
  const close = () => show(null);
  if (row?.isKnown === false) {
    const schemas = await client.schemas("generalConfig.update");
    const { id, label } = action;
    show(
      <FormDialog
        action={{ kind: "form", id, label, form: "entry", mode: "edit" }}
        target={target}
        context={context}
        schemas={schemas}
        onClose={close}
      />,
    );
    return;
  }
  const done = (success: string) => {
    context.reportSuccess(success);
    close();
  };
  show(<SettingDialog rowId={row?.id} onDone={done} onClose={close} />);
}

/** Opens the changes of the selected setting. */
export function settingHistory({ target, context, show }: ActionRun<"custom">): void {
  show(
    <SettingHistory
      id={target.rows[0]?.id}
      onRestored={(success) => context.reportSuccess(success)}
      onClose={() => show(null)}
    />,
  );
}
