import { listScreen } from "@portico/portal-config";
import { exportAction, formActions, goBack } from "./actions.ts";
import { rowForm } from "./forms.ts";

const shared = {
  title: "Agent Rates",
  access: "administrator",
  endpoints: { list: "rates.list" },
  rowName: "carrierName",
  columns: ["agentName", "carrierName", "rate1", "startDate", "endDate"],
  selection: { mode: "one", click: "toggle" },
  actions: [...formActions("rate", "Rate"), goBack("manage/agents"), exportAction()],
  forms: [
    rowForm(
      "rates",
      [
        { field: "agentId", as: "asyncSelect" },
        "carrierId",
        "rate1",
        { field: "startDate", width: "half", min: "today" },
        { field: "endDate", width: "half" },
      ],
      {
        success: { create: "Form successfully submitted!", edit: "Changes saved" },
        failure: { create: "Validation failed, form errors!", edit: "Error saving changes {message}" },
      },
    ),
  ],
  empty: "No Data",
  notLoaded: "Rates haven't loaded?",
} satisfies Partial<Parameters<typeof listScreen<"rates.list">>[0]>;

/** The commission rates of all agents. */
export const rates = listScreen({
  ...shared,
  id: "rates",
  path: "manage/rates",
  navigation: { section: "administration", order: 1 },
  filters: ["agent", "carrier"],
});

/** The commission rates of one agent. */
export const ratesOfAgent = listScreen({
  ...shared,
  id: "agent-rates",
  path: "manage/rates/:agentId",
  filters: ["carrier"],
});
