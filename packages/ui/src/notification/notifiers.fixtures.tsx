import { Button } from "../button/index.js";
import type { Notice } from "./notification-stack.js";
import { useNotify } from "./use-notify.js";

interface NotifiersProps {
  /** The notification of each button, by label. */
  notices: Readonly<Record<string, Notice>>;
}

/** A button for each notification. */
export function Notifiers({ notices }: NotifiersProps) {
  const notify = useNotify();
  return (
    <div className="ui:flex ui:flex-wrap ui:gap-2">
      {Object.entries(notices).map(([name, notice]) => (
        <Button key={name} onClick={() => notify(notice)}>
          {name}
        </Button>
      ))}
    </div>
  );
}
