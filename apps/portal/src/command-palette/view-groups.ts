import type { SavedView } from "@portico/screens";
import type { Command, CommandGroup } from "@portico/ui/command-palette";
import { paletteMessages } from "../messages/command-palette.ts";
import type { ViewableScreen } from "../routing/viewable-screens.ts";
import type { DeclaredView } from "../screens/screen-outline.ts";

const { groups: labels } = paletteMessages;

/** The views that can be opened. */
interface Views {
  readonly saved: readonly SavedView[];
  readonly declared: readonly DeclaredView[];
}

/** Returns the groups with the views of the open screen, and of the other screens that the user may open. */
export function viewGroups(
  { saved, declared }: Views,
  screens: readonly ViewableScreen[],
  { pathname, goTo }: { pathname: string; goTo: (href: string) => () => void },
): { readonly current: CommandGroup; readonly others: CommandGroup } {
  const views = [
    ...declared.map(({ screenId, label, search }) => ({
      ...{ screenId, label, search },
      id: `declared-view:${screenId}:${label}`,
    })),
    ...saved.map(({ id, screenId, name }) => ({
      ...{ screenId, label: name, search: `view=${id}` },
      id: `view:${id}`,
    })),
  ];
  const found = views.flatMap((view) => {
    const screen = screens.find(({ key }) => key === view.screenId);
    return screen ? [{ view, screen }] : [];
  });
  const commandsOf = (isCurrent: boolean): Command[] =>
    found
      .filter(({ screen }) => (screen.href === pathname) === isCurrent)
      .map(({ view: { id, label, search }, screen }) => ({
        ...{ id, label },
        ...(!isCurrent && { description: screen.title }),
        keywords: [screen.title],
        onPress: goTo(`${screen.href}?${search}`),
      }));
  return {
    current: { id: "current-views", label: labels.currentViews, commands: commandsOf(true) },
    others: { id: "views", label: labels.views, commands: commandsOf(false) },
  };
}
