import { Button } from "@portico/ui/button";
import { type BlockedNavigation, LeaveGuard } from "@portico/ui/form-kit";
import { TextField } from "@portico/ui/forms";
import { Stack } from "@portico/ui/layout";
import { useRef, useState } from "react";

export function LeaveGuardExample() {
  const [name, setName] = useState("Ana Rivera");
  /** Stands for a router that asks before it navigates. */
  const ask = useRef<(navigation: BlockedNavigation) => void>(undefined);
  const leave = () => setName("Ana Rivera");
  const navigate = () => (ask.current ? ask.current({ proceed: leave, cancel: () => undefined }) : leave());
  return (
    <Stack align="start">
      <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <Button onClick={navigate}>Back to the policies</Button>
      <LeaveGuard
        hasUnsavedChanges={name !== "Ana Rivera"}
        blockNavigation={(next) => {
          ask.current = next;
          return () => {
            ask.current = undefined;
          };
        }}
      />
    </Stack>
  );
}
