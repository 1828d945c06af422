import type { AddedScreen, ScreenVersion } from "@portico/contract/features/screens.schemas";
import { describe, expect, it } from "vitest";
import { addedScreen, publishedScreen, version } from "./workflow.fixtures.ts";
import { isRestoreBlocked, restoreStepOf, workflowStateOf } from "./workflow-state.ts";

describe("the workflow state of a screen", () => {
  it("starts unsaved: nobody sees the screen, and the only step is to save it", () => {
    const { main, others, next, isReadOnly } = workflowStateOf(undefined);
    expect({ main, others, isReadOnly }).toEqual({ main: undefined, others: [], isReadOnly: false });
    expect(next).toMatch(/^No one can see this screen yet/);
  });

  it("leads from a draft to submitting it", () => {
    const { main, others, isReadOnly, badges } = workflowStateOf(addedScreen("draft"));
    expect({ main, others, isReadOnly }).toEqual({ main: "submit", others: ["retire"], isReadOnly: false });
    expect(badges).toEqual([{ tone: "info", label: "Draft · version 1" }]);
  });

  it("tells who gave a draft back, and why", () => {
    const { next, reason } = workflowStateOf(
      addedScreen("draft", { decision: "Too wide.", decidedBy: "Nora" }),
    );
    expect(next).toMatch(/^Nora requested changes/);
    expect(reason).toBe("Too wide.");
  });

  it("lets no one approve their own, and says who can", () => {
    const { main, others, next } = workflowStateOf({ ...addedScreen("submitted"), isOwnWork: true });
    expect({ main, others }).toEqual({ main: undefined, others: ["withdraw", "retire"] });
    expect(next).toMatch(/^Waiting for another administrator/);
  });

  it("lets another user approve or reject a submitted version", () => {
    const { main, others, isReadOnly } = workflowStateOf(addedScreen("submitted"));
    expect({ main, others, isReadOnly }).toEqual({
      main: "approve",
      others: ["return", "retire"],
      isReadOnly: true,
    });
  });

  it("shows the submitter's comment to the reviewer", () => {
    expect(workflowStateOf(addedScreen("submitted")).reason).toBe("Worst first, for the Miami desk.");
    expect(workflowStateOf(addedScreen("submitted", { comment: "" })).reason).toBeUndefined();
  });

  it("leads from an approved version to publishing it", () => {
    expect(workflowStateOf(addedScreen("approved")).main).toBe("publish");
  });

  it("shows which version stays published while another is in work", () => {
    const screen = {
      ...addedScreen("draft"),
      status: "Published" as const,
      workVersion: 2,
      publishedVersion: 1,
      versions: [version(2, "draft"), version(1, "published")],
    };
    const { badges, next } = workflowStateOf(screen);
    expect(badges.map(({ label }) => label)).toEqual(["Published · version 1", "Draft · version 2"]);
    expect(next).toMatch(/Version 1 stays live until then\.$/);
  });

  it("lets users change a published screen by starting the version after the newest", () => {
    const screen = {
      ...addedScreen("published"),
      versions: [version(3, "replaced"), version(1, "published")],
    };
    const { main, isReadOnly, next } = workflowStateOf(screen);
    expect({ main, isReadOnly }).toEqual({ main: undefined, isReadOnly: false });
    expect(next).toMatch(/Version 1 is live.*start version 4/);
  });

  it("shows who retired it and why, even if its draft was rejected before", () => {
    const { retiredBy, retiredReason, retiredDate } = addedScreen("retired");
    const retired = { status: "Retired" as const, retiredBy, retiredReason, retiredDate };
    const draft = addedScreen("draft", { decision: "Too wide.", decidedBy: "Ana Ruiz" });
    for (const { next, reason } of [
      workflowStateOf({ ...draft, ...retired }),
      workflowStateOf(addedScreen("retired")),
    ]) {
      expect(next).toMatch(/^No one can see this screen: Nora Castillo retired it\./);
      expect(reason).toBe("Nobody used it.");
    }
    expect(workflowStateOf({ ...draft, ...retired }).main).toBe("submit");
  });

  it("restores a version directly while one is published, and with an approval after it was retired", () => {
    const [draft, shown, replaced] = [version(3, "draft"), version(2, "published"), version(1, "replaced")];
    const gone = version(1, "retired");
    const live = { ...publishedScreen, workVersion: null };
    const retired = { ...addedScreen("retired"), versions: [version(2, "retired"), replaced] };
    const ways = (screen: AddedScreen, versions: readonly ScreenVersion[]) =>
      versions.map((one) => restoreStepOf(screen, one));
    expect(ways(publishedScreen, [draft, shown, replaced])).toEqual([undefined, undefined, "rollBack"]);
    expect(ways(live, [shown, replaced, gone])).toEqual([undefined, "rollBack", "restore"]);
    expect(ways(retired, retired.versions)).toEqual(["restore", "restore"]);
    expect(ways({ ...retired, workVersion: 3 }, retired.versions)).toEqual([undefined, undefined]);
    expect(ways(retired, [version(1, "retired", { publishedDate: null })])).toEqual([undefined]);
    expect([publishedScreen, retired, { ...retired, workVersion: 3 }].map(isRestoreBlocked)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("does not retire twice", () => {
    const { others, badges } = workflowStateOf(addedScreen("retired"));
    expect(others).toEqual([]);
    expect(badges).toEqual([{ tone: "neutral", label: "Retired" }]);
  });
});
