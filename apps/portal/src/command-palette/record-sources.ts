import { searchLength } from "@portico/contract";
import type { RecordKind } from "@portico/contract/features/search";
import type { ResponseBody } from "@portico/contract/schemas";
import type { Command, CommandSource } from "@portico/ui/command-palette";
import { fetchJson } from "../api/client.ts";
import { paletteMessages } from "../messages/command-palette.ts";
import type { RecentRecord } from "../records/recent-records.ts";

type Groups = ResponseBody<"search.records">["groups"];

/** What the commands of found records do. */
export interface RecordCommands {
  /** Opens a record. */
  readonly open: (record: RecentRecord) => void;
  /** Opens the list of a kind with all records that match. */
  readonly openAll: (kind: RecordKind, search: string) => void;
}

/** Returns the sources of records, one for each kind. Together they send one request for a text. */
export function recordSources({ open, openAll }: RecordCommands): readonly CommandSource[] {
  const groupsFor = onceForEach(fetchGroups);
  const kinds = Object.keys(paletteMessages.kinds) as RecordKind[];
  return kinds.map((kind) => ({
    id: kind,
    label: paletteMessages.kinds[kind],
    search: async (query) => {
      const groups = await groupsFor(query);
      const { records = [], hasMore = false } = groups.find((group) => group.kind === kind) ?? {};
      const found = records.map((record) => recordCommand({ kind, ...record }, open));
      const all: Command = {
        id: `${kind}:all`,
        label: paletteMessages.all(paletteMessages.kinds[kind]),
        onPress: () => openAll(kind, query.text),
      };
      return hasMore ? [...found, all] : found;
    },
  }));
}

/** Returns the command that opens a record. */
export function recordCommand(record: RecentRecord, open: (record: RecentRecord) => void): Command {
  return {
    id: `${record.kind}:${record.id}`,
    label: record.name || record.details,
    ...(record.name && record.details && { description: record.details }),
    onPress: () => open(record),
  };
}

interface Query {
  readonly text: string;
  readonly signal: AbortSignal;
}

async function fetchGroups({ text, signal }: Query): Promise<Groups> {
  if (text.length < searchLength.min) return [];
  const search = text.slice(0, searchLength.max);
  return (await fetchJson("search.records", { body: { search }, signal })).groups;
}

/** Calls `load` once for each signal, which all sources of a text share. */
function onceForEach<Loaded>(load: (query: Query) => Promise<Loaded>): (query: Query) => Promise<Loaded> {
  const loading = new WeakMap<AbortSignal, Promise<Loaded>>();
  return (query) => {
    const started = loading.get(query.signal) ?? load(query);
    loading.set(query.signal, started);
    return started;
  };
}
