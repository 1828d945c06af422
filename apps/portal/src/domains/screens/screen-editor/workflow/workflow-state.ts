import type { AddedScreen, ScreenVersion } from "@portico/contract/features/screens/screens.schemas";
import type { Tone } from "@portico/ui";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import { type Step, versionOf } from "./use-screen.ts";

const texts = screenEditorMessages.workflow;

/** A status label with its tone. */
export interface Badge {
  readonly tone: Tone;
  readonly label: string;
}

/** Where a screen is in its workflow, for the current user. */
export interface WorkflowState {
  readonly badges: readonly Badge[];
  /** What happens next, and who can do it. */
  readonly next: string;
  /** The main next step; undefined if it is saving, or another user's step. */
  readonly main?: CurrentStep | undefined;
  /** The other steps that can be taken. */
  readonly others: readonly CurrentStep[];
  /** The comment with which it was submitted, returned or retired. */
  readonly reason?: string | undefined;
  /** Whether it can be changed now. */
  readonly isReadOnly: boolean;
}

/** A step of the current version. */
export type CurrentStep = Exclude<Step, "rollBack" | "restore">;

const tones: Readonly<Record<ScreenVersion["state"], Tone>> = {
  draft: "info",
  submitted: "warning",
  approved: "success",
  published: "success",
  replaced: "neutral",
  retired: "neutral",
};

/** The status of a version. */
export function versionBadge({ state }: Pick<ScreenVersion, "state">): Badge {
  return { tone: tones[state], label: texts.badge[state] };
}

/**
 * The step that restores an earlier version; undefined if there is none now. A retired version needs another approval,
 * and only one version at a time can wait for approval.
 */
export function restoreStepOf(
  screen: AddedScreen,
  { state, publishedDate }: ScreenVersion,
): "rollBack" | "restore" | undefined {
  if ((state !== "replaced" && state !== "retired") || publishedDate === null) return undefined;
  if (screen.publishedVersion !== null && state !== "retired") return "rollBack";
  return screen.workVersion === null ? "restore" : undefined;
}

/** Whether the version in progress prevents restoring a retired one. */
export function isRestoreBlocked(screen: AddedScreen): boolean {
  const withoutWork = { ...screen, workVersion: null };
  return (
    screen.workVersion !== null &&
    screen.versions.some((version) => restoreStepOf(withoutWork, version) === "restore")
  );
}

/** The workflow state of a screen; pass undefined for one that was never saved. */
export function workflowStateOf(screen: AddedScreen | undefined): WorkflowState {
  if (!screen) {
    const badges: readonly Badge[] = [{ tone: "neutral", label: texts.badge.new }];
    return { badges, next: texts.next.new, others: [], isReadOnly: false };
  }
  const work = versionOf(screen, screen.workVersion);
  const { next, main, others = [], reason } = work ? stateOfWork(screen, work) : stateWithoutWork(screen);
  const { publishedVersion, status } = screen;
  const staysLive = work && publishedVersion !== null ? ` ${texts.next.staysLive(publishedVersion)}` : "";
  return {
    badges: [
      ...(publishedVersion === null ? [] : [numberedBadge({ state: "published", number: publishedVersion })]),
      ...(status === "Retired" ? [versionBadge({ state: "retired" })] : []),
      ...(work ? [numberedBadge(work)] : []),
    ],
    next: `${next}${staysLive}`,
    main,
    others: status === "Retired" ? others : [...others, "retire"],
    reason: reason || undefined,
    isReadOnly: work !== undefined && work.state !== "draft",
  };
}

function numberedBadge(version: Pick<ScreenVersion, "state" | "number">): Badge {
  const { tone, label } = versionBadge(version);
  return { tone, label: texts.badge.work(label, version.number) };
}

interface NextSteps extends Pick<WorkflowState, "next" | "main"> {
  readonly others?: readonly CurrentStep[];
  readonly reason?: string | null;
}

function stateOfWork({ status, isOwnWork, ...screen }: AddedScreen, work: ScreenVersion): NextSteps {
  const { next } = texts;
  const { state, comment, decision } = work;
  const decidedBy = work.decidedBy ?? next.someone;
  if (state === "submitted") {
    if (isOwnWork) return { next: next.submittedOwn, others: ["withdraw"], reason: comment };
    const text = next.submitted(work.submittedBy ?? next.someone);
    return { next: text, main: "approve", others: ["return"], reason: comment };
  }
  if (state === "approved") return { next: next.approved(decidedBy), main: "publish", others: ["withdraw"] };
  if (status === "Retired") {
    const text = next.retiredDraft(screen.retiredBy ?? next.someone);
    return { next: text, main: "submit", reason: screen.retiredReason };
  }
  return {
    next: decision === null ? next.draft : next.returned(decidedBy),
    main: "submit",
    reason: decision,
  };
}

function stateWithoutWork({ publishedVersion, versions, retiredBy, retiredReason }: AddedScreen): NextSteps {
  const { next } = texts;
  const following = (versions[0]?.number ?? 0) + 1;
  return publishedVersion === null
    ? { next: next.retired(retiredBy ?? next.someone), reason: retiredReason }
    : { next: next.published(publishedVersion, following), reason: retiredReason };
}
