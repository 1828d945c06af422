import { Tag } from "@portico/ui/display";
import { Inline } from "@portico/ui/layout";
import { useState } from "react";

export function TagExample() {
  const [states, setStates] = useState(["Florida", "Texas", "Georgia"]);
  return (
    <Inline>
      {states.map((state) => (
        <Tag
          key={state}
          remove={{
            label: `Remove ${state}`,
            onPress: () => setStates(states.filter((other) => other !== state)),
          }}
        >
          {state}
        </Tag>
      ))}
      <Tag>Spanish speaker</Tag>
    </Inline>
  );
}
