import { useNotify } from "@portico/ui/notification";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { errorMessage } from "../../api/error-message.ts";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { isStale } from "../../renderer/stale-versions.ts";
import { ChangeSummary } from "./change-summary.tsx";
import { ImpactView } from "./impact-view.tsx";
import { fetchText, type OpenedScreen } from "./opened-screen.ts";
import type { Step } from "./standing.ts";
import { StepDialog } from "./step-dialog.tsx";
import { useLife } from "./use-life.ts";

const texts = screenEditorMessages.life;

/** A step that was pressed; one that goes back says to which version. */
export type Pressed =
  | { readonly step: Step }
  | { readonly step: "rollBack" | "restore"; readonly number: number };

/** Props of `LifeDialog`. */
export interface LifeDialogProps {
  opened: OpenedScreen;
  pressed: Pressed;
  onTaken: () => void;
  onClose: () => void;
}

/** Asks about the step that was pressed, tells what it changes, and takes it. */
export function LifeDialog({ opened, pressed, onTaken, onClose }: LifeDialogProps) {
  const life = useLife();
  const notify = useNotify();
  const navigate = useNavigate();
  const wayToScreen = ({ step }: Pressed) => {
    if (step !== "publish" && step !== "rollBack") return {};
    const onPress = () => void navigate(`/portal/screens/${opened.screen.screenId}`);
    return { action: { label: texts.menu.open, onPress } };
  };
  const number = "number" in pressed ? pressed.number : opened.number;
  const take = async (comment: string) => {
    try {
      if ("number" in pressed) await life.rollBack(opened, pressed.number);
      else await life.take(opened, pressed.step, comment);
      notify({ tone: "success", text: texts.steps[pressed.step].done, ...wayToScreen(pressed) });
    } catch (error) {
      if (!isStale(error)) throw error;
      life.adopt(await life.look(opened.screen.id));
      notify({ tone: "warning", text: texts.stepStale });
    }
  };
  return (
    <StepDialog step={pressed.step} number={number} onTake={take} onTaken={onTaken} onClose={onClose}>
      {asksAboutChange(pressed) ? <Change opened={opened} number={number} /> : undefined}
    </StepDialog>
  );
}

/** Whether it leads to what people see, now or later. */
function asksAboutChange({ step }: Pressed): boolean {
  return step !== "return" && step !== "withdraw" && step !== "retire";
}

function Change({ opened, number }: { opened: OpenedScreen; number: number }) {
  const { data, error } = useQuery({
    queryKey: ["screens.version", opened.screen.id, number, opened.screen.version],
    queryFn: ({ signal }) => fetchText(opened.screen.id, number, signal),
    enabled: number !== opened.number,
  });
  const text = number === opened.number ? opened.text : data;
  if (error) {
    return (
      <p
        role="alert"
        className="text-table text-danger-fg"
      >{`${texts.documentNotLoaded} ${errorMessage(error)}`}</p>
    );
  }
  if (text === undefined) {
    return (
      <p role="status" className="text-table text-fg-muted">
        {texts.impact.loading}
      </p>
    );
  }
  return (
    <>
      <ImpactView text={text} />
      <ChangeSummary opened={opened} text={text} />
    </>
  );
}
