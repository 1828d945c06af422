import { signedIn } from "../../../access/caller.ts";
import { notFound } from "../../../errors/failure.ts";
import { feature } from "../../../feature/feature.ts";
import type { Handlers } from "../../../http/handler.ts";
import type { Services } from "../../../services/services.ts";
import { describeSetting } from "./describe-setting.ts";
import { logoHandlers } from "./logos.ts";
import { readSetting, type SettingState } from "./setting-state.ts";
import { type NamedSetting, settingsById, settingsList } from "./settings-list.ts";
import { textOfValue, textOfVersion, writeSetting } from "./write-setting.ts";

/** Known settings with their values, defaults and changes, and the other configuration entries. */
export const settingsFeature = feature({
  list: settingsList,
  handlers: (services: Services) => ({ ...settingHandlers(services), ...logoHandlers(services) }),
});

function settingHandlers(services: Services) {
  const { database } = services;
  return {
    "settings.get": async ({ params: { id }, caller }) =>
      describeSetting(database, await readSetting(database, id), signedIn(caller)),
    "settings.set": ({ params: { id }, body: { value }, caller, expectedVersion }) => {
      const known = knownOnly(id);
      const textFor = () => textOfValue(known, value);
      return writeSetting(services, { id, caller: signedIn(caller), expectedVersion, textFor });
    },
    "settings.reset": ({ params: { id }, caller, expectedVersion }) => {
      knownOnly(id);
      return writeSetting(services, {
        id,
        caller: signedIn(caller),
        expectedVersion,
        textFor: () => undefined,
      });
    },
    "settings.restore": ({ params: { id }, body: { version }, caller, expectedVersion }) => {
      const textFor = (state: SettingState) => textOfVersion(state, version);
      return writeSetting(services, { id, caller: signedIn(caller), expectedVersion, textFor });
    },
  } satisfies Partial<Handlers>;
}

/** @throws Failure 404 for entries that are not known settings, which change with `/GeneralConfig/:id` */
function knownOnly(id: string): NamedSetting {
  const known = settingsById.get(id);
  if (!known) throw notFound("This setting");
  return known;
}
