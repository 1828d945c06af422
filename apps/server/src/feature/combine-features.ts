import type { ListId } from "@portico/contract";
import type { AnyHandler, Handlers } from "../http/handler.ts";
import type { JobHandler } from "../jobs/job-kind.ts";
import type { List } from "../lists/list.ts";
import type { Services } from "../services/services.ts";
import type { Catalog, NoteTarget } from "./catalog.ts";
import type { WorkContext } from "./work/work.ts";

/** Any feature. */
interface AnyFeature {
  readonly lists: object;
  readonly hasBulkCalls: boolean;
  readonly noteTargets: NoteTarget | undefined;
  readonly workOf: (services: Services) => WorkContext | undefined;
  readonly handlers: (services: Services, catalog: Catalog) => object;
  readonly jobs: (services: Services, lists: Catalog["lists"]) => readonly JobHandler[];
}

type ListedBy<Each> = Each extends { readonly lists: infer Lists } ? keyof Lists & ListId : never;
type HandledBy<Each> = Each extends {
  readonly handlers: (services: Services, catalog: Catalog) => infer Answered;
}
  ? keyof Answered & keyof Handlers
  : never;

/** The lists of these features, by ID. */
export function listsOf<All extends readonly AnyFeature[]>(
  features: All,
): { readonly [Id in ListedBy<All[number]>]: List<Id> } {
  const lists: unknown = merged(features.map(({ lists }) => lists));
  return lists as { readonly [Id in ListedBy<All[number]>]: List<Id> };
}

/** The job handlers of these features. */
export function jobHandlersOf(
  features: readonly AnyFeature[],
  lists: Catalog["lists"],
  services: Services,
): readonly JobHandler[] {
  return features.flatMap(({ jobs }) => jobs(services, lists));
}

/**
 * The handlers of these features, by endpoint ID.
 * @throws Error if two features handle the same endpoint
 */
export function handlersOf<All extends readonly AnyFeature[]>(
  features: All,
  lists: Catalog["lists"],
  services: Services,
): Pick<Handlers, HandledBy<All[number]>> {
  const known: Readonly<Record<string, List>> = lists;
  const listOf = (each: AnyFeature) => Object.keys(each.lists).flatMap((id) => known[id] ?? []);
  const catalog: Catalog = {
    lists,
    bulkLists: features.filter(({ hasBulkCalls }) => hasBulkCalls).flatMap(listOf),
    workLists: features.flatMap((each) => each.workOf(services) ?? []),
    jobHandlers: jobHandlersOf(features, lists, services),
    noteTargets: features.flatMap((each) =>
      listOf(each).flatMap((list) => (each.noteTargets ? [{ ...each.noteTargets, list }] : [])),
    ),
  };
  const handlers: unknown = merged(features.map((each) => each.handlers(services, catalog)));
  return handlers as Pick<Handlers, HandledBy<All[number]>>;
}

function merged(parts: readonly object[]): Readonly<Record<string, AnyHandler | List>> {
  const entries = parts.flatMap((part) => Object.entries(part));
  const names = new Set<string>();
  for (const [name] of entries) {
    if (names.has(name)) throw new Error(`Two features declare "${name}". Declare it in one of them only.`);
    names.add(name);
  }
  return Object.fromEntries(entries);
}
