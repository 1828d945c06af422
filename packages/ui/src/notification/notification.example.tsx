import { Button, NotificationProvider, useNotify } from "@portico/ui";

function AssignButton() {
  const notify = useNotify();
  const undo = () => notify({ text: "3 policies are unassigned again" });
  const assign = () =>
    notify({
      tone: "success",
      text: "3 policies assigned to Ana Rivera",
      action: { label: "Undo", onPress: undo },
    });
  return <Button onClick={assign}>Assign to Ana Rivera</Button>;
}

export function NotificationExample() {
  return (
    <NotificationProvider>
      <AssignButton />
    </NotificationProvider>
  );
}
