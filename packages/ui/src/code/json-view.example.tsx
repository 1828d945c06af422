import { JsonView } from "@portico/ui/code";

const response = {
  policy: "FL-10417",
  premium: 412.75,
  members: [
    { name: "Ana Rivera", isTobaccoUser: false },
    { name: "Luis Rivera", isTobaccoUser: null },
  ],
};

export function JsonViewExample() {
  return <JsonView label="Response" value={response} expandedLevels={2} />;
}
