import { endpoints, type ListEndpoint } from "@portico/contract";
import { listScreen } from "@portico/portal-config";
import { type ListScreen, resolveFilter } from "@portico/screens";
import { describe, expect, it } from "vitest";
import {
  allFilters,
  fittingPageSizeOf,
  type ListContext,
  openingPageSizeOf,
  readListState,
  writeListState,
} from "./list-state.ts";

const endpoint: ListEndpoint = endpoints["policies.list"];
const screen = listScreen({
  id: "policies",
  path: "policies/all",
  title: "Policies",
  access: "agent",
  endpoints: { list: "policies.list" },
  filters: ["policyNumber", "zipCode", "fromDob", "state"],
  columns: ["policyNumber", "lastName", "planName"],
  variants: [
    { id: "months", label: "Months", columns: ["months.january"] },
    { id: "contact", label: "Contact", columns: ["email"] },
  ],
  empty: "No Data",
});

function frameOf(of: ListScreen, more: Partial<ListContext> = {}): ListContext {
  const filters = of.filters.flatMap((declared) => resolveFilter(declared, endpoint) ?? []);
  return { screen: of, endpoint, filters, parameters: {}, pageSize: 10, ...more };
}

const frame = frameOf(screen);
const read = (search: string, state: unknown = null, of = frame) => readListState(of, { search, state });

describe("the state of a list", () => {
  it("starts on the first page, with the screen's first page size and variant", () => {
    expect(read("")).toEqual({
      filters: {},
      permanent: {},
      sort: "",
      pageNumber: 1,
      pageSize: 10,
      variant: "months",
    });
  });

  it("is restored from the URL it was written to", () => {
    const state = {
      filters: { state: "FL", policyNumber: "A&B=1" },
      permanent: {},
      sort: "-lastName,planName",
      pageNumber: 3,
      pageSize: 100,
      variant: "contact",
    };
    const { search, state: entry } = writeListState(frame, state);
    expect(read(search, entry)).toEqual(state);
  });

  it("keeps a personal filter in the history entry and out of the URL", () => {
    const state = { ...read(""), filters: { fromDob: "1980-01-01", state: "TX" } };
    const written = writeListState(frame, state);
    expect(written).toEqual({ search: "?state=TX", state: { filters: { fromDob: "1980-01-01" } } });
    expect(read(written.search, written.state)).toEqual(state);
  });

  it("keeps the search in the history entry and out of the URL", () => {
    const state = { ...read(""), filters: { search: "Quill, Zoë" } };
    const written = writeListState(frame, state);
    expect(written).toEqual({ search: "", state: { filters: { search: "Quill, Zoë" } } });
    expect(read(written.search, written.state)).toEqual(state);
    expect(allFilters(state)).toEqual({ search: "Quill, Zoë" });
    expect(read("?search=Quill").filters).toEqual({});
  });

  it("ignores a search that is too short or too long, or that the list does not have", () => {
    const searched = (search: string, of = frame) => read("", { filters: { search } }, of).filters;
    expect(searched(" Q ")).toEqual({});
    expect(searched("Q".repeat(101))).toEqual({});
    const { searchable: _, ...unsearched } = endpoint;
    expect(searched("Quill", { ...frame, endpoint: unsearched })).toEqual({});
  });

  it("ignores personal filters in a URL", () => {
    expect(read("?fromDob=1980-01-01").filters).toEqual({});
  });

  it.each([
    "?pageNumber=-2&pageSize=7&variant=x&sort=passwordHash",
    "?sort=&variant=",
    "?pageNumber=NaN&pageSize=1e9&sort=email",
  ])("ignores what the screen does not offer: %s", (search) => {
    expect(read(search)).toEqual(read(""));
  });

  it.each([null, 7, "x", { filters: null }, { filters: { state: 3 } }])(
    "ignores the unrelated history state %j",
    (entry) => {
      expect(read("", entry).filters).toEqual({});
    },
  );

  it("ignores a filter that the user may not use", () => {
    const narrow = frameOf(screen, { filters: frame.filters.filter(({ label }) => label !== "State") });
    expect(read("?state=FL&zipCode=331", null, narrow).filters).toEqual({ zipCode: "331" });
  });

  it("has both bounds of a range, each under its own name", () => {
    const unpaid: ListEndpoint = endpoints["policyNonPaid.list"];
    const range = resolveFilter({ kind: "dateRange", from: "graceFrom", to: "graceTo" }, unpaid);
    const of = frameOf(screen, { endpoint: unpaid, filters: range ? [range] : [] });
    const state = read("?graceFrom=2026-01-01&graceTo=2026-02-30x", null, of);
    expect(state.filters).toEqual({ graceFrom: "2026-01-01" });
    expect(writeListState(of, { ...state, filters: { graceTo: "2026-03-01" } }).search).toBe(
      "?graceTo=2026-03-01",
    );
  });
});

describe("the fixed filters", () => {
  const permanent = { ...screen, permanentFilters: { state: "FL" } };
  const of = frameOf(permanent, { parameters: { carrier: "Bluewater" } });

  it("are sent with each request, and can't be overridden by the URL", () => {
    const state = read("?state=TX&zipCode=331", null, of);
    expect(allFilters(state)).toEqual({ state: "FL", carrier: "Bluewater", zipCode: "331" });
    expect(state.filters).toEqual({ zipCode: "331" });
  });

  it("can have several values", () => {
    const several = frameOf({ ...screen, permanentFilters: { state: ["FL", "TX"] } });
    const state = read("?state=NY&zipCode=331", null, several);
    expect(allFilters(state)).toEqual({ state: ["FL", "TX"], zipCode: "331" });
    expect(writeListState(several, state).search).toBe("?zipCode=331");
  });

  it("of the user are repeated in the URL", () => {
    const state = read("?state=NY&state=FL&state=NY&zipCode=331&zipCode=332");
    expect(state.filters).toEqual({ state: ["NY", "FL"], zipCode: "331" });
    expect(writeListState(frame, state).search).toBe("?zipCode=331&state=NY&state=FL");
  });

  it("are not in the URL", () => {
    expect(writeListState(of, read("?zipCode=331", null, of)).search).toBe("?zipCode=331");
  });
});

describe("the page size", () => {
  const preferred = frameOf(screen, { pageSize: 30 });

  it("is the URL's, otherwise the preferred one", () => {
    expect(read("?pageSize=100", null, preferred).pageSize).toBe(100);
    expect(read("", null, preferred).pageSize).toBe(30);
  });

  it("is in the URL if it is not the preferred one", () => {
    expect(writeListState(preferred, { ...read(""), pageSize: 10 }).search).toBe("?pageSize=10");
    expect(writeListState(preferred, { ...read(""), pageSize: 30 }).search).toBe("");
  });
});

describe("the order", () => {
  it("is the screen's default if the URL has none; removed fields are ignored", () => {
    const sorted = frameOf({ ...screen, sort: ["-lastName", "vanished", "email"] });
    expect(read("", null, sorted).sort).toBe("-lastName");
    expect(writeListState(sorted, read("", null, sorted)).search).toBe("");
  });
});

describe("the page size of a list", () => {
  const sized = { ...screen, pageSizes: [10, 20, 30, 100] };
  const choices = { preferredSize: undefined, heightForRows: undefined, density: undefined };

  it("is the screen's first one, or the one that the user chose for the list", () => {
    expect(openingPageSizeOf(sized, choices)).toBe(10);
    expect(openingPageSizeOf(screen, choices)).toBe(50);
    expect(openingPageSizeOf(sized, { ...choices, preferredSize: 100 })).toBe(100);
    expect(openingPageSizeOf(sized, { ...choices, preferredSize: 50 })).toBe(10);
  });

  it("is the largest that fits the screen, if pages of the user do", () => {
    expect(fittingPageSizeOf(sized, 750)).toBe(20);
    expect(fittingPageSizeOf(sized, 850, "compact")).toBe(30);
    expect(fittingPageSizeOf(sized, 200)).toBeUndefined();
    expect(openingPageSizeOf(sized, { ...choices, heightForRows: 750 })).toBe(20);
    expect(openingPageSizeOf(sized, { ...choices, heightForRows: 750, preferredSize: 10 })).toBe(10);
  });

  it("is never smaller than the screen's own because of a low window", () => {
    expect(openingPageSizeOf(sized, { ...choices, heightForRows: 100 })).toBe(10);
  });
});
