import { useState } from "react";
import { CheckboxGroup } from "../checkbox-group/checkbox-group.js";
import { TextField } from "../text-field/text-field.js";
import { assignPurposes, type Purposes } from "./purposes.js";
import { RepeatableEntries } from "./repeatable-entries.js";

interface Email {
  key: string;
  email: string;
  purposes: Purposes;
}

const purposes = [
  { value: "primary", label: "Primary" },
  { value: "work", label: "Work" },
  { value: "billing", label: "Billing" },
];

/** Emails in the page's state. One of them is the primary one. */
export function Emails() {
  const [emails, setEmails] = useState<readonly Email[]>([
    { key: "a", email: "maria@example.com", purposes: ["primary"] },
    { key: "b", email: "office@example.com", purposes: ["work"] },
  ]);
  const setPurposes = (index: number, next: Purposes) => {
    const all = assignPurposes(
      emails.map((entry) => entry.purposes),
      index,
      next,
      ["primary"],
    );
    setEmails(emails.map((entry, position) => ({ ...entry, purposes: all[position] ?? [] })));
  };
  return (
    <RepeatableEntries
      label="Emails"
      addLabel="Add email"
      entryName={(index) => `Email ${index + 1}`}
      keys={emails.map(({ key }) => key)}
      min={1}
      max={3}
      onAdd={() => setEmails([...emails, { key: `c${emails.length}`, email: "", purposes: [] }])}
      onRemove={({ index }) => setEmails(emails.filter((_, position) => position !== index))}
      renderEntry={({ index }) => (
        <>
          <TextField label="Email" defaultValue={emails[index]?.email} />
          <CheckboxGroup
            label="Used for"
            orientation="horizontal"
            options={purposes}
            value={emails[index]?.purposes}
            onChange={({ value }) => setPurposes(index, value)}
          />
        </>
      )}
      className="ui:max-w-md"
    />
  );
}
