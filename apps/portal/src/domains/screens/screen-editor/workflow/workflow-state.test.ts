import type { AddedScreen } from "@portico/contract/features/screens/screens.schemas";
import { describe, expect, it } from "vitest";
import { shownVersion } from "./use-screen.ts";
import { addedScreen, publishedScreen, version } from "./workflow.fixtures.ts";
import { isRestoreBlocked, restoreStepOf, workflowStateOf } from "./workflow-state.ts";

const retired = addedScreen("retired");
const retiredWithDraft: AddedScreen = {
  ...retired,
  workVersion: 2,
  versions: [version(2, "draft"), version(1, "retired")],
};

describe("the workflow state of a screen", () => {
  it.each([
    ["never saved", undefined, undefined, [], "No one can see this screen yet."],
    ["a draft", addedScreen("draft"), "submit", ["retire"], "No one can see this draft yet."],
    [
      "submitted",
      addedScreen("submitted"),
      "approve",
      ["return", "retire"],
      "Mara Lindqvist submitted this version.",
    ],
    [
      "submitted by the user",
      { ...addedScreen("submitted"), isOwnWork: true },
      undefined,
      ["withdraw", "retire"],
      "Waiting for another administrator",
    ],
    [
      "approved",
      addedScreen("approved"),
      "publish",
      ["withdraw", "retire"],
      "Nora Castillo approved this version.",
    ],
    [
      "published",
      addedScreen("published"),
      undefined,
      ["retire"],
      "Version 1 is live. Make changes and save to start version 2.",
    ],
    ["retired", retired, undefined, [], "No one can see this screen: Nora Castillo retired it."],
    [
      "retired with a draft",
      retiredWithDraft,
      "submit",
      [],
      "No one can see this screen: Nora Castillo retired it.",
    ],
  ] as const)("says what happens next: %s", (_state, screen, main, others, next) => {
    const state = workflowStateOf(screen);
    expect(state).toMatchObject({ others });
    expect(state.main).toBe(main);
    expect(state.next).toContain(next);
    expect(state.isReadOnly).toBe(["submitted", "approved"].includes(screen?.versions[0]?.state ?? ""));
  });

  it("has the comment of the last step", () => {
    const returned = addedScreen("draft", { decision: "Too wide.", decidedBy: "Nora" });
    expect(workflowStateOf(returned).next).toMatch(/^Nora requested changes/);
    expect(workflowStateOf(returned).reason).toBe("Too wide.");
    expect(workflowStateOf(addedScreen("submitted")).reason).toBe("Worst first, for the Miami desk.");
    expect(workflowStateOf(addedScreen("submitted", { comment: "" })).reason).toBeUndefined();
    expect(workflowStateOf(retiredWithDraft).reason).toBe("Nobody used it.");
  });

  it("shows the published version and the version in progress", () => {
    const { badges, next } = workflowStateOf(publishedScreen);
    expect(badges.map(({ label }) => label)).toEqual(["Published · version 2", "Draft · version 3"]);
    expect(next).toMatch(/Version 2 stays live until then\.$/);
    const labels = workflowStateOf(retiredWithDraft).badges.map(({ label }) => label);
    expect(labels).toEqual(["Retired", "Draft · version 2"]);
  });
});

describe("an earlier version", () => {
  const steps = (screen: AddedScreen) => screen.versions.map((one) => restoreStepOf(screen, one));

  it("is restored directly while another is published, and with an approval after it was retired", () => {
    expect(steps(publishedScreen)).toEqual([undefined, undefined, "rollBack"]);
    expect(steps({ ...publishedScreen, workVersion: null, versions: [version(1, "retired")] })).toEqual([
      "restore",
    ]);
    expect(steps(retired)).toEqual(["restore"]);
    expect(steps({ ...retired, versions: [version(1, "retired", { publishedDate: null })] })).toEqual([
      undefined,
    ]);
    expect(steps(retiredWithDraft)).toEqual([undefined, undefined]);
    expect([publishedScreen, retired, retiredWithDraft].map(isRestoreBlocked)).toEqual([false, false, true]);
  });

  it("is shown if the screen is retired: the last published one, otherwise the newest", () => {
    const rolledBack = version(1, "retired", { publishedDate: "2026-04-01T08:00:00Z" });
    expect(shownVersion({ ...retired, versions: [version(2, "replaced"), rolledBack] })).toBe(1);
    const unpublished = version(2, "retired", { publishedDate: null });
    expect(shownVersion({ ...retired, versions: [unpublished] })).toBe(2);
  });
});
