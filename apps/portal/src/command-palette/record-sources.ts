import { searchLength } from "@portico/contract";
import type { RecordKind } from "@portico/contract/features/people/search";
import type { ResponseBody } from "@portico/contract/schemas";
import type { Command, CommandSource } from "@portico/ui/command-palette";
import { fetchJson } from "../api/client.ts";
import { paletteMessages } from "../messages/command-palette.ts";
import type { RecentRecord } from "../records/recent-records.ts";

type Found = ResponseBody<"search.records">;

/** What the commands of found records do. */
export interface RecordCommands {
  /** Opens the page of a person. */
  readonly openPerson: (id: string) => void;
  /** Opens a record. */
  readonly open: (record: RecentRecord) => void;
  /** Opens the list of a kind with all records that match. */
  readonly openAll: (kind: RecordKind, search: string) => void;
}

/** Returns the sources of people and of each kind of record. Together they send one request for a text. */
export function recordSources({ openPerson, open, openAll }: RecordCommands): readonly CommandSource[] {
  const foundFor = onceForEach(fetchFound);
  const kinds = Object.keys(paletteMessages.kinds) as RecordKind[];
  const people: CommandSource = {
    id: "person",
    label: paletteMessages.people,
    search: async (query) =>
      (await foundFor(query)).people.map(({ id, name, records }) => ({
        id: `person:${id}`,
        label: name,
        description: records.map((kind) => paletteMessages.kinds[kind]).join(", "),
        onPress: () => openPerson(id),
      })),
  };
  const records = kinds.map((kind) => ({
    id: kind,
    label: paletteMessages.kinds[kind],
    search: async (query: Query) => {
      const { groups } = await foundFor(query);
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
  return [people, ...records];
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

async function fetchFound({ text, signal }: Query): Promise<Found> {
  if (text.length < searchLength.min) return { people: [], groups: [] };
  const search = text.slice(0, searchLength.max);
  return fetchJson("search.records", { body: { search }, signal });
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
