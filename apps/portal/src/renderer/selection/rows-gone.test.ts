import type { Notify } from "@portico/ui/notification";
import { beforeEach, expect, it, vi } from "vitest";
import { fetchJson } from "../../api/client.ts";
import { nothingPicked, type PickedRows, pick } from "./picked-rows.ts";
import { follow } from "./rows-gone.ts";

vi.mock("../../api/client.ts", () => ({ fetchJson: vi.fn() }));

const shown = new Map(["a", "b", "c"].map((id) => [id, { id }]));
const latest = { current: { filters: "{}", picked: nothingPicked } };
let picked: PickedRows;
const said: string[] = [];
const notify: Notify = ({ text }) => {
  said.push(String(text));
  return () => {};
};

beforeEach(() => {
  picked = pick(nothingPicked, new Set(["a", "b", "c"]), shown);
  latest.current = { filters: "{}", picked };
  said.length = 0;
});

/** Asks for two rows of other pages; one more is known to have gone. */
function followTwo() {
  return follow({
    endpointId: "policies.list",
    filters: "{}",
    origin: undefined,
    ids: ["b", "c"],
    vanished: 1,
    latest,
    setPicked: (change) => {
      picked = change(picked);
    },
    notify,
  });
}

it("says which went, and takes out the others that the list no longer has", async () => {
  vi.mocked(fetchJson).mockResolvedValue({ gone: ["b"] });
  await followTwo();
  expect([...picked.rows.keys()]).toEqual(["a", "c"]);
  expect(said).toEqual([
    expect.stringContaining("1 selected row"),
    expect.stringContaining("1 selected row"),
  ]);
});

it("says that it does not know, where the list cannot be asked, and keeps them", async () => {
  vi.mocked(fetchJson).mockRejectedValue(new Error("The network is away."));
  await followTwo();
  expect(picked.rows.size).toBe(3);
  expect(said.slice(1)).toEqual([
    "2 selected rows are on other pages and may no longer match. The network is away.",
  ]);
});

it.each([
  ["an answer", () => Promise.resolve({ gone: ["b"] })],
  ["a failure", () => Promise.reject(new Error("The network is away."))],
])("leaves alone what is selected under other filters when %s comes", async (_what, answer) => {
  vi.mocked(fetchJson).mockImplementation(() => {
    latest.current = { filters: '{"state":"FL"}', picked };
    return answer();
  });
  await followTwo();
  expect(picked.rows.size).toBe(3);
  expect(said).toHaveLength(1);
});
