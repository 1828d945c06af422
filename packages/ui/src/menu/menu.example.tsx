import { Button, Menu } from "@portico/ui";
import { ChevronDown, Download, Pencil, Trash2 } from "@portico/ui/icons";

const icon = { size: 16, "aria-hidden": true } as const;

export function MenuExample() {
  return (
    <Menu
      trigger={
        <Button>
          Policy <ChevronDown {...icon} />
        </Button>
      }
      items={[
        { id: "edit", label: "Edit", icon: <Pencil {...icon} />, onPress: () => {} },
        { id: "export", label: "Export", icon: <Download {...icon} />, disabledReason: "No payments yet" },
        "separator",
        { id: "delete", label: "Delete…", icon: <Trash2 {...icon} />, tone: "danger", onPress: () => {} },
      ]}
    />
  );
}
