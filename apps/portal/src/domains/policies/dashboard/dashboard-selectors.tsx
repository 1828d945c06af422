import { allows } from "@portico/contract";
import { useRights } from "@portico/renderer/host";
import { Combobox, Select } from "@portico/ui";
import { useSearchParams } from "react-router";
import { fetchJson } from "../../../api/client.ts";
import { dashboardMessages as texts } from "../../../messages/dashboard.ts";
import type { Dashboard } from "./figures.ts";

export interface DashboardSelectorsProps {
  /** Undefined while it loads: the selectors are disabled, in their place. */
  dashboard: Dashboard | undefined;
}

/** Selects the year, and the agent if the user can see several. The URL has both. */
export function DashboardSelectors({ dashboard }: DashboardSelectorsProps) {
  const seesEveryAgent = allows("admin.Policy|hasFullAgentAccess", useRights());
  const { agent, scope, year, years } = dashboard ?? {
    agent: null,
    scope: seesEveryAgent ? "all" : "one",
    year: "",
    years: [],
  };
  const [, setSearch] = useSearchParams();
  const change = (name: "agentId" | "year", value: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (value === "") next.delete(name);
      else next.set(name, value);
      return next;
    });
  return (
    <>
      {(scope === "all" || scope === "several") && (
        <Combobox
          label={texts.agent}
          className="w-60 max-w-full"
          disabled={!dashboard}
          placeholder={texts.allAgents}
          value={agent && { value: agent.id, label: agent.name }}
          search={({ text, signal }) => searchAgents(text.trim(), signal)}
          onChange={({ value }) => change("agentId", value)}
        />
      )}
      <Select
        label={texts.year}
        className="w-28"
        disabled={!dashboard}
        value={String(year)}
        options={years.map((one) => ({ value: String(one), label: String(one) }))}
        onChange={({ target }) => change("year", target.value)}
      />
    </>
  );
}

async function searchAgents(name: string, signal: AbortSignal) {
  const agents = await fetchJson("dashboard.agents", { query: name === "" ? {} : { name }, signal });
  return agents.map(({ id = "", name: label = "" }) => ({ value: String(id), label: String(label) }));
}
