import type { Setting, SettingEditor } from "@portico/contract/features/settings/settings.schemas";
import { endpointAt, respondWith } from "@portico/renderer/testing";
import { sessionConfiguration } from "../../shell/signed-in.fixtures.ts";

/** The ID of the setting. */
export const settingId = "00000000-0000-4000-8000-000000000001";

/** A setting that was never changed. */
export function settingOf(editor: SettingEditor, value: unknown, changes: Partial<Setting> = {}): Setting {
  return {
    id: settingId,
    version: 0,
    name: "own.setting",
    label: "Setting",
    section: "Business",
    description: "What it does.",
    editor,
    options: [],
    value,
    defaultValue: value,
    isChanged: false,
    readOnlyReason: null,
    updatedBy: null,
    updatedDate: null,
    changes: [],
    ...changes,
  };
}

/** The requests that change settings, in order. */
export const sent: { method: string; path: string; version: string | null; body: unknown }[] = [];

/** A fake server with one setting. `answer` answers requests that change it. */
export function keepingSetting(setting: Setting, response: () => Response = () => Response.json(setting)) {
  return () => {
    sent.length = 0;
    return respondWith(async ({ pathname }, request) => {
      const endpoint = endpointAt(request.method, pathname);
      if (endpoint === "settings.get") return Response.json(setting);
      if (endpoint === "configuration.get") return Response.json(sessionConfiguration);
      if (endpoint === "carriers.lookup") return Response.json(carriers);
      if (endpoint === "settings.uploadLogo") return Response.json({ path: "/brands/harbor.svg" });
      const text = await request.clone().text();
      const body: unknown = text === "" ? null : JSON.parse(text);
      sent.push({ method: request.method, path: pathname, version: request.headers.get("if-match"), body });
      return response();
    })();
  };
}

const carriers = ["Ambetter", "Oscar"].map((name, index) => ({
  id: `${settingId.slice(0, -1)}${index}`,
  name,
}));
