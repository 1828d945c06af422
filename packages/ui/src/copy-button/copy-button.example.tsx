import { CopyButton } from "@portico/ui/display";
import { Inline } from "@portico/ui/layout";

export function CopyButtonExample() {
  return (
    <Inline gap={1}>
      Policy FL-10417
      <CopyButton text="FL-10417" label="Copy policy number" />
    </Inline>
  );
}
