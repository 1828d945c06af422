import { Button, Switch } from "@portico/ui";
import { Stack } from "@portico/ui/layout";
import { Popover } from "@portico/ui/popover";

export function PopoverExample() {
  return (
    <Popover label="Reminders" trigger={<Button>Reminders</Button>}>
      {({ close }) => (
        <Stack gap={3} align="start">
          <Switch label="Before the last day of grace" defaultChecked />
          <Switch label="On birthdays" />
          <Button size="sm" onClick={close}>
            Done
          </Button>
        </Stack>
      )}
    </Popover>
  );
}
