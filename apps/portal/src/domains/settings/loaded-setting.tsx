import { type Setting, setting as settingSchema } from "@portico/contract/features/settings/settings.schemas";
import { LoadedRow, type LoadedRowProps } from "@portico/renderer/forms";
import { fetchJson } from "../../api/client.ts";
import { settingMessages as texts } from "../../messages/settings.ts";

/** Loads the current state of a setting for a dialog. */
export function LoadedSetting(props: Pick<LoadedRowProps<Setting>, "id" | "onClose" | "children">) {
  return (
    <LoadedRow
      {...props}
      title={texts.title}
      texts={texts}
      endpointId="settings.get"
      load={async (id, signal) =>
        settingSchema.parse(await fetchJson("settings.get", { params: { id }, signal }))
      }
    />
  );
}
