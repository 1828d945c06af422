import { Avatar } from "@portico/ui";
import { Inline } from "@portico/ui/layout";

export function AvatarExample() {
  return (
    <Inline>
      <Avatar name="Ana Rivera" size="sm" />
      <Avatar name="Noah Bennett" />
      <Avatar name="Grace Dupont" size="lg" />
      <Inline>
        <Avatar name="Hana Ferrer" isDecorative />
        Hana Ferrer
      </Inline>
    </Inline>
  );
}
