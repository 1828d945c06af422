import { contract, type Role } from "@portico/contract";
import type { RequestBody, ResponseBody } from "@portico/contract/schemas";
import type {
  CheckedSelection,
  JobState,
  NarrowedList,
  NotePage,
  SavedView,
  ScreenPreferences,
  Selection,
  Undone,
  ViewBody,
} from "@portico/screens";
import { describe, expect, expectTypeOf, it } from "vitest";
import { services } from "./services.ts";

type Services = typeof services;

describe("Portico's services for screens", () => {
  it("are calls of the contract", () => {
    const { people, statuses, undo, notes, selections, jobs, preferences, views } = services;
    expect([people, statuses.lookup].filter((id) => !contract.isLookupId(id))).toEqual([]);
    expect(contract.find(statuses.lookup)?.path).toContain(`/:${statuses.param}`);
    const calls = [
      undo,
      ...[notes.list, notes.create, notes.download],
      ...Object.values(selections),
      ...Object.values(jobs),
      ...Object.values(preferences),
      ...[views.list, views.create, views.update, views.remove],
    ];
    expect(calls.filter((id) => !contract.isCallId(id))).toEqual([]);
  });

  it("return what screens read", () => {
    expectTypeOf<ResponseBody<Services["notes"]["list"]>>().toExtend<NotePage>();
    expectTypeOf<ResponseBody<Services["selections"]["create"]>>().toExtend<Selection>();
    expectTypeOf<ResponseBody<Services["selections"]["check"]>>().toExtend<CheckedSelection>();
    expectTypeOf<ResponseBody<Services["undo"]>>().toExtend<Undone>();
    expectTypeOf<ResponseBody<Services["jobs"]["get"]>>().toExtend<JobState>();
    expectTypeOf<ResponseBody<Services["preferences"]["get"]>>().toExtend<ScreenPreferences | null>();
    expectTypeOf<ResponseBody<Services["views"]["list"]>>().toExtend<SavedView[]>();
    expectTypeOf<ResponseBody<Services["views"]["create"]>>().toExtend<SavedView>();
  });

  it("take what screens send", () => {
    expectTypeOf<NarrowedList>().toExtend<RequestBody<Services["selections"]["create"]>>();
    expectTypeOf<NarrowedList & { ids: string[] }>().toExtend<RequestBody<Services["selections"]["check"]>>();
    expectTypeOf<ScreenPreferences>().toExtend<RequestBody<Services["preferences"]["set"]>>();
    expectTypeOf<ViewBody<Role>>().toExtend<RequestBody<Services["views"]["create"]>>();
    expectTypeOf<ViewBody<Role>>().toExtend<RequestBody<Services["views"]["update"]>>();
  });
});
