import { Steps } from "@portico/ui/steps";
import { useState } from "react";

const steps = [
  { id: "household", label: "Household" },
  { id: "income", label: "Income", errorCount: 2 },
  { id: "plan", label: "Plan" },
  { id: "sign", label: "Sign", isDisabled: true },
];

export function StepsExample() {
  const [currentId, setCurrentId] = useState("plan");
  return <Steps steps={steps} currentId={currentId} onSelect={({ id }) => setCurrentId(id)} />;
}
