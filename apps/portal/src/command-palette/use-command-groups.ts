import { readShortcuts, useSingleKeys } from "@portico/renderer/keys";
import { useViews } from "@portico/renderer/views";
import type { SavedView } from "@portico/screens";
import type { ToolbarAction } from "@portico/ui";
import type { Command, CommandGroup } from "@portico/ui/command-palette";
import { useNotify } from "@portico/ui/notification";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { useFavoritePages } from "../favorites/use-favorite-pages.ts";
import { useFavoriteRecords } from "../favorites/use-favorite-records.ts";
import { paletteMessages } from "../messages/command-palette.ts";
import { messages } from "../messages/messages.ts";
import { useRecentScreens } from "../recent-pages/use-recent-screens.ts";
import { type RecentRecord, readRecentRecords } from "../records/recent-records.ts";
import { visibleSections } from "../routing/navigation.ts";
import { routes } from "../routing/routes.ts";
import { useCustomScreens } from "../routing/use-custom-screens.ts";
import { viewableScreens } from "../routing/viewable-screens.ts";
import { declaredViews } from "../screens/generated/declared-views.ts";
import { useSession } from "../session/session.ts";
import { readPageCommands } from "./page-commands.ts";
import { recordCommand } from "./record-sources.ts";
import { viewGroups } from "./view-groups.ts";

const maxRecentScreens = 5;
const noViews: readonly SavedView[] = [];
const { groups: labels } = paletteMessages;

/**
 * Returns the palette's groups besides the found records: recent records and screens, favorites, the page's actions,
 * saved views, and the screens.
 */
export function useCommandGroups(open: (record: RecentRecord) => void): readonly CommandGroup[] {
  const navigate = useNavigate();
  const notify = useNotify();
  const user = useSession();
  const { pages } = useCustomScreens();
  const recent = useRecentScreens();
  const { data: views = noViews } = useViews({ isEnabled: true });
  const favorites = useFavoritePages();
  const { records: marked } = useFavoriteRecords();
  const hasSingleKeys = useSingleKeys();
  return useMemo(() => {
    const { pathname } = window.location;
    const goTo = (path: string) => () => void navigate(path);
    const screens = visibleSections([...routes, ...pages], user).flatMap(({ label: section, entries }) =>
      entries.map(({ href, label, title }) => ({
        id: href,
        label: title,
        ...(title !== section && { description: section }),
        keywords: [label],
        onPress: goTo(href),
      })),
    );
    const account = { id: "account", label: messages.topBar.myAccount, onPress: goTo("/portal/myaccount") };
    const recentScreens = recent
      .filter(({ path }) => path !== pathname)
      .map(({ path, title }) => ({ id: `recent:${path}`, label: title, onPress: goTo(path) }));
    const keys = new Map(hasSingleKeys ? readShortcuts().map((one) => [one.label, one.keys]) : []);
    const actions = readPageCommands().flatMap((action) =>
      commandsOf(action, {
        shortcut: keys.get(action.label),
        explain: (reason) => notify({ tone: "info", text: reason }),
      }),
    );
    const records = readRecentRecords().map((record) => recordCommand(record, open));
    const savedViews = viewGroups({ saved: views, declared: declaredViews }, viewableScreens(pages, user), {
      pathname,
      goTo,
    });
    const favoritePages = favorites.map(({ path, title }) => ({
      id: `favorite:${path}`,
      label: title,
      onPress: goTo(path),
    }));
    const favoriteRecords = marked.map(({ favoriteId, ...record }) => ({
      ...recordCommand(record, open),
      id: `favorite:${favoriteId}`,
    }));
    return [
      {
        id: "recent",
        label: labels.recent,
        commands: [...records, ...recentScreens.slice(0, maxRecentScreens)],
        isSuggestion: true,
      },
      {
        id: "favorites",
        label: labels.favorites,
        commands: [...favoriteRecords, ...favoritePages],
        isSuggestion: true,
      },
      { id: "actions", label: labels.actions, commands: actions },
      savedViews.current,
      { id: "screens", label: labels.screens, commands: [...screens, account] },
      savedViews.others,
    ].filter(({ commands }) => commands.length > 0);
  }, [navigate, notify, user, pages, recent, views, favorites, marked, hasSingleKeys, open]);
}

interface CommandContext {
  /** The keys that do the same. @default none */
  readonly shortcut: readonly string[] | undefined;
  readonly explain: (reason: string) => void;
}

/**
 * The command of a toolbar action, or one for each item of its menu. Links have no command. A disabled action has one
 * that says why it is disabled.
 */
function commandsOf(
  { id, label, icon, onPress, items = [], disabledReason: description }: ToolbarAction,
  { shortcut, explain }: CommandContext,
): Command[] {
  const command = { id: `action:${id}`, label, icon, shortcut };
  if (description !== undefined) return [{ ...command, description, onPress: () => explain(description) }];
  if (items.length <= 1) {
    const press = items[0]?.onPress ?? onPress;
    return press ? [{ ...command, onPress: press }] : [];
  }
  return items.flatMap((item) =>
    item.onPress
      ? [{ id: `action:${id}:${item.id}`, label: `${label}: ${item.label}`, icon, onPress: item.onPress }]
      : [],
  );
}
