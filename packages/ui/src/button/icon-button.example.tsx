import { IconButton } from "@portico/ui";
import { History, Pencil, Trash2 } from "@portico/ui/icons";
import { Inline } from "@portico/ui/layout";

export function IconButtonExample() {
  return (
    <Inline gap={1}>
      <IconButton label="Edit policy" icon={<Pencil size={16} aria-hidden="true" />} />
      <IconButton label="History of the policy" icon={<History size={16} aria-hidden="true" />} />
      <IconButton
        label="Delete policy"
        icon={<Trash2 size={16} aria-hidden="true" />}
        disabledReason="A policy in force can't be deleted"
      />
    </Inline>
  );
}
