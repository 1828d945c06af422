import { Button } from "@portico/ui/button";
import { Combobox, MultiCombobox } from "@portico/ui/combobox";
import { Sheet } from "@portico/ui/dialog";
import { Checkbox, NumberField, Select, Switch } from "@portico/ui/forms";
import { type FormEvent, useRef, useState } from "react";
import { agents, search } from "./agents";

/** A plain form in a side panel: panel and fields hold their own state, and each has a ref. */
export function LeadFilters() {
  const [shown, setShown] = useState("");
  const trigger = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const agent = useRef<HTMLInputElement>(null);
  const watchers = useRef<HTMLInputElement>(null);
  const state = useRef<HTMLSelectElement>(null);
  const members = useRef<HTMLInputElement>(null);
  const isOpen = useRef<HTMLInputElement>(null);
  const isMine = useRef<HTMLButtonElement>(null);
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refs = [trigger, sheet, agent, watchers, state, members, isOpen, isMine];
    const names = refs.map(({ current }) => current?.localName ?? "none");
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => `${name}=${String(value)}`);
    setShown(`${names.join(" ")} ${entries.join("&")}`);
  };
  return (
    <Sheet ref={sheet} title="Filter leads" trigger={<Button ref={trigger}>Filter</Button>}>
      <form onSubmit={show}>
        <Combobox
          ref={agent}
          label="Agent"
          name="agentId"
          search={search}
          defaultValue={agents[0]}
          onChange={undefined}
        />
        <MultiCombobox
          ref={watchers}
          label="Watchers"
          name="watchers"
          search={search}
          defaultValue={agents}
        />
        <Select
          ref={state}
          label="State"
          name="state"
          options={[{ value: "FL", label: "Florida" }]}
          defaultValue="FL"
        />
        <NumberField ref={members} label="Members" name="members" defaultValue={3} />
        <Switch ref={isOpen} label="Open" name="isOpen" defaultChecked />
        <Checkbox ref={isMine} label="Mine" name="isMine" defaultChecked />
        <Button type="submit">Show</Button>
        <output>{shown}</output>
      </form>
    </Sheet>
  );
}
