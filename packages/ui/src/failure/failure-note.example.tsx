import { FailureNote } from "@portico/ui";

const failure = {
  text: "2 of 3 leads were not assigned. Correct them and assign them again.",
  details: ["Ana Rivera: already has an agent", "Noah Bennett: no license in Texas"],
};

export function FailureNoteExample() {
  return <FailureNote failure={failure} />;
}
