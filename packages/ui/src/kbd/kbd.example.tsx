import { Kbd } from "@portico/ui/display";

export function KbdExample() {
  return (
    <span>
      Press <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> to search.
    </span>
  );
}
