import { Skeleton } from "@portico/ui";
import { Inline, Stack } from "@portico/ui/layout";

export function SkeletonExample() {
  return (
    <Inline gap={3} role="status">
      <Skeleton isRound width="3rem" />
      <Stack gap={2}>
        Loading the agent…
        <Skeleton width="9rem" />
      </Stack>
    </Inline>
  );
}
