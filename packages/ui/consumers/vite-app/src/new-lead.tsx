import { DateField, MoneyField, RadioGroup, TextField } from "@portico/ui";
import { Button } from "@portico/ui/button";
import { Combobox } from "@portico/ui/combobox";
import { Dialog } from "@portico/ui/dialog";
import { Tabs } from "@portico/ui/tabs";
import { type FormEvent, useRef, useState } from "react";
import { search } from "./agents";

interface NewLeadProps {
  /** Passed on as it is: every optional prop takes undefined. */
  hint?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** A plain form in a dialog that holds its own state, opened by its own trigger. */
export function NewLead({ hint, isDisabled }: NewLeadProps) {
  const [posted, setPosted] = useState("");
  const dialog = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const agent = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    setPosted(entries.map(([name, value]) => `${name}=${String(value)}`).join("&"));
  };
  return (
    <Dialog
      ref={dialog}
      title="New lead"
      description={hint}
      footer={undefined}
      size={undefined}
      trigger={<Button variant={undefined}>New Lead</Button>}
    >
      <Tabs
        ref={tabs}
        label="Lead"
        tabs={[
          {
            id: "form",
            label: "Form",
            count: undefined,
            content: (
              <form onSubmit={submit}>
                <TextField label="Name" name="name" hint={hint} error={hint} disabled={isDisabled} />
                <Combobox
                  ref={agent}
                  label="Agent"
                  name="agentId"
                  hint={hint}
                  search={search}
                  debounce={undefined}
                />
                <MoneyField label="Income" name="income" hint={hint} />
                <DateField label="Start" name="start" min={hint} />
                <RadioGroup label="Source" name="source" options={[{ value: "web", label: "Web" }]} />
                <Button type="submit">Save</Button>
                <output>{posted}</output>
              </form>
            ),
          },
          { id: "help", label: "Help", content: <p>Ask your manager.</p> },
        ]}
      />
    </Dialog>
  );
}
