import { describe, expect, it } from "vitest";
import { columnPriorities, type PrioritizedColumn } from "./column-priority.ts";

const column = (field: string, options: Partial<PrioritizedColumn> = {}): PrioritizedColumn => ({
  field,
  isHidden: false,
  format: "text",
  ...options,
});
const eleven = Array.from({ length: 11 }, (_, index) => column(`field${index}`));

describe("the priorities of columns", () => {
  it("go by position", () => {
    expect(columnPriorities(eleven, {})).toEqual([1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5]);
  });

  it("are the first for what explains a row: its name, its status, and what the list is sorted by", () => {
    const status = { ...column("status"), format: "status" };
    const columns = [...eleven, status, column("toned", { tones: {} })];
    const priorities = columnPriorities(columns, { rowName: "field5", sortedBy: "field9" });
    expect(priorities).toEqual([1, 2, 2, 2, 3, 1, 3, 4, 4, 1, 5, 1, 1]);
  });

  it("are the declared ones", () => {
    const columns = [column("first", { priority: 4 }), column("status", { format: "status", priority: 2 })];
    expect(columnPriorities(columns, {})).toEqual([4, 2]);
  });

  it("are the last for hidden columns, which do not count", () => {
    const columns = [column("hidden", { isHidden: true }), ...eleven.slice(0, 2)];
    expect(columnPriorities(columns, {})).toEqual([5, 1, 2]);
  });
});
