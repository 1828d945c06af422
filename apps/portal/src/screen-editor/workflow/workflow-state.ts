import type { AddedScreen, ScreenVersion } from "@portico/contract/features/screens.schemas";
import type { Tone } from "@portico/ui";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { versionOf } from "./opened-screen.ts";

const texts = screenEditorMessages.workflow;

/** A workflow step that is taken in the editor. */
export type Step = "submit" | "approve" | "return" | "withdraw" | "publish" | "retire";

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
  readonly main: Step | undefined;
  /** The other steps that can be taken. */
  readonly others: readonly Step[];
  /** The comment with which it was submitted, returned or retired. */
  readonly reason: string | undefined;
  /** Whether it can be changed now. */
  readonly isReadOnly: boolean;
}

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
 * The step back to a version that was published once; undefined where there is none now. What was retired needs another
 * approval, and only one version can be on its way to that.
 */
export function restoreStepOf(
  screen: AddedScreen,
  version: ScreenVersion,
): "rollBack" | "restore" | undefined {
  if (!wasPublished(version)) return undefined;
  if (!needsApproval(screen, version)) return "rollBack";
  return screen.workVersion === null ? "restore" : undefined;
}

/** Whether the version in progress prevents restoring a retired one. */
export function isRestoreBlocked(screen: AddedScreen): boolean {
  return (
    screen.workVersion !== null &&
    screen.versions.some((version) => {
      return wasPublished(version) && needsApproval(screen, version);
    })
  );
}

function wasPublished({ state, publishedDate }: ScreenVersion): boolean {
  return (state === "replaced" || state === "retired") && publishedDate !== null;
}

function needsApproval({ publishedVersion }: AddedScreen, { state }: ScreenVersion): boolean {
  return publishedVersion === null || state === "retired";
}

/** The workflow state of a screen; pass undefined for one that was never saved. */
export function workflowStateOf(screen: AddedScreen | undefined): WorkflowState {
  if (!screen) {
    const badges: readonly Badge[] = [{ tone: "neutral", label: texts.badge.new }];
    return {
      badges,
      next: texts.next.new,
      main: undefined,
      others: [],
      reason: undefined,
      isReadOnly: false,
    };
  }
  const work = versionOf(screen, screen.workVersion);
  const { next, main, others, reason } = work ? stateOfWork(screen, work) : stateWithoutWork(screen);
  const isRetired = screen.status === "Retired";
  return {
    badges: badgesOf(screen, work),
    next,
    main,
    others: isRetired ? others : [...others, "retire"],
    reason,
    isReadOnly: work !== undefined && work.state !== "draft",
  };
}

type StepsAhead = Pick<WorkflowState, "next" | "main" | "others" | "reason">;

function stateOfWork(screen: AddedScreen, work: ScreenVersion): StepsAhead {
  const { next } = texts;
  const stays = screen.publishedVersion === null ? "" : ` ${next.staysLive(screen.publishedVersion)}`;
  const stepsAhead = (
    text: string,
    main: Step | undefined,
    others: readonly Step[],
    reason?: string,
  ): StepsAhead => {
    return { next: `${text}${stays}`, main, others, reason };
  };
  const decidedBy = work.decidedBy ?? next.someone;
  const comment = work.comment || undefined;
  switch (work.state) {
    case "submitted":
      return screen.isOwnWork
        ? stepsAhead(next.submittedOwn, undefined, ["withdraw"], comment)
        : stepsAhead(next.submitted(work.submittedBy ?? next.someone), "approve", ["return"], comment);
    case "approved":
      return stepsAhead(next.approved(decidedBy), "publish", ["withdraw"]);
    default:
      if (screen.status === "Retired")
        return stepsAhead(
          next.retiredDraft(retirerOf(screen)),
          "submit",
          [],
          screen.retiredReason ?? undefined,
        );
      return work.decision === null
        ? stepsAhead(next.draft, "submit", [])
        : stepsAhead(next.returned(decidedBy), "submit", [], work.decision);
  }
}

function stateWithoutWork(screen: AddedScreen): StepsAhead {
  const { publishedVersion, versions, retiredReason } = screen;
  const following = (versions[0]?.number ?? 0) + 1;
  const next =
    publishedVersion === null
      ? texts.next.retired(retirerOf(screen))
      : texts.next.published(publishedVersion, following);
  return { next, main: undefined, others: [], reason: retiredReason ?? undefined };
}

function retirerOf({ retiredBy }: AddedScreen): string {
  return retiredBy ?? texts.next.someone;
}

function badgesOf({ publishedVersion, status }: AddedScreen, work: ScreenVersion | undefined): Badge[] {
  const { badge } = texts;
  const shown =
    publishedVersion === null
      ? []
      : [{ tone: tones.published, label: badge.work(badge.published, publishedVersion) }];
  const retired = status === "Retired" ? [{ tone: tones.retired, label: badge.retired }] : [];
  const inWork = work ? [{ tone: tones[work.state], label: badge.work(badge[work.state], work.number) }] : [];
  return [...shown, ...retired, ...inWork];
}
