import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { testClient } from "./client/client.fixtures.ts";
import { refreshLists } from "./refresh-lists.ts";

/** Adds a query that is displayed and has been fetched once. */
async function shown(client: QueryClient, id: string) {
  const fetched = vi.fn(async () => id);
  await client.fetchQuery({ queryKey: [id, {}], queryFn: fetched });
  const stop = new QueryObserver(client, {
    queryKey: [id, {}],
    queryFn: fetched,
    staleTime: 30_000,
  }).subscribe(() => {});
  return {
    times: () => fetched.mock.calls.length,
    isStale: () => client.getQueryState([id, {}])?.isInvalidated,
    stop,
  };
}

it.each([
  ["policyNonPaid.list", 2, false],
  ["policyNonPaid.summary", 2, false],
  ["notes.list", 2, false],
  ["policies.list", 1, true],
  ["lostPolicy.summary", 1, true],
  ["preferences.get", 1, false],
  ["agents.lookup", 1, false],
])(
  "after an action on unpaid policies, %s was fetched %i times and is stale: %s",
  async (id, times, isStale) => {
    const client = new QueryClient();
    const query = await shown(client, id);
    await refreshLists(client, testClient(), "policyNonPaid.list");
    expect(query.times()).toBe(times);
    expect(query.isStale()).toBe(isStale);
    query.stop();
  },
);
