import { Accordion } from "@portico/ui/display";

const questions = [
  {
    id: "grace",
    title: "How long is the grace period?",
    note: "Billing",
    content: "90 days with a tax credit, and 31 days without.",
    defaultOpen: true,
  },
  { id: "sep", title: "Who can enroll now?", note: "Enrollment", content: "People with a life event." },
  { id: "docs", title: "Which documents count?", content: "A letter or a bill of the last 60 days." },
];

export function AccordionExample() {
  return <Accordion items={questions} level={2} />;
}
