import { ErrorState } from "@portico/ui";
import { useState } from "react";

export function ErrorStateExample() {
  const [tries, setTries] = useState(0);
  return (
    <ErrorState
      title="Couldn't load policies"
      message={`The server did not answer. Your filters are still here. Tries so far: ${tries + 1}.`}
      onRetry={() => setTries(tries + 1)}
    />
  );
}
