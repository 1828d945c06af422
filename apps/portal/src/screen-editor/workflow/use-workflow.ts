import type { EndpointId } from "@portico/contract";
import type { AddedScreen } from "@portico/contract/features/screens.schemas";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { fetchJson } from "../../api/client.ts";
import { fetchOpened, fetchText, type OpenedScreen, openedKey, shownVersion } from "./opened-screen.ts";
import type { Step } from "./workflow-state.ts";

/** The calls of a screen's workflow. Each rejects with the server's error. */
export interface Workflow {
  /** Adds a screen as a draft. */
  readonly create: (text: string) => Promise<OpenedScreen>;
  /** Keeps a text over the one that was opened. */
  readonly save: (opened: OpenedScreen, text: string) => Promise<OpenedScreen>;
  /** Runs a step, with a comment if it needs one. */
  readonly takeStep: (opened: OpenedScreen, step: Step, comment: string) => Promise<void>;
  /** Publishes an earlier version again, or submits it again if it was retired. */
  readonly rollBack: (opened: OpenedScreen, number: number) => Promise<void>;
  /** The screen as it is now, without taking it over. */
  readonly fetchCurrent: (id: string) => Promise<OpenedScreen>;
  /** Continues from the current screen; ignores older ones, and screens whose page was closed. */
  readonly adopt: (opened: OpenedScreen) => void;
}

const endpoints = {
  submit: "screens.submit",
  approve: "screens.approve",
  return: "screens.return",
  withdraw: "screens.withdraw",
  publish: "screens.publish",
  retire: "screens.retire",
} as const satisfies Record<Step, EndpointId>;

/** The calls of a screen's workflow; other queries about screens are refetched after each. */
export function useWorkflow(): Workflow {
  const client = useQueryClient();
  const adopt = useCallback(
    (opened: OpenedScreen) => {
      client.setQueryData<OpenedScreen>(openedKey(opened.screen.id), (before) =>
        before && before.screen.version <= opened.screen.version ? opened : before,
      );
    },
    [client],
  );
  /** Takes over the screen that a call answered, with the text of the version that it now shows. */
  const applyResponse = async (before: OpenedScreen, screen: AddedScreen) => {
    const number = shownVersion(screen);
    const text = number === before.number ? before.text : await fetchText(screen.id, number);
    adopt({ screen, number, text });
  };
  const refreshOthers = () => {
    const ids = ["screens.list", "screens.impact", "configuration.get", "configuration.screen"];
    for (const id of ids) void client.invalidateQueries({ queryKey: [id] });
  };
  return {
    create: async (text) => {
      const screen = await fetchJson("screens.create", { body: { document: text } });
      refreshOthers();
      return { screen, number: shownVersion(screen), text };
    },
    save: async ({ screen: { id, version } }, text) => {
      const screen = await fetchJson("screens.save", { params: { id }, version, body: { document: text } });
      const opened = { screen, number: shownVersion(screen), text };
      adopt(opened);
      refreshOthers();
      return opened;
    },
    takeStep: async (opened, step, comment) => {
      const { id, version } = opened.screen;
      const body = comment === "" ? {} : { comment };
      const hasBody = step !== "withdraw" && step !== "publish";
      const options = { params: { id }, version, ...(hasBody && { body }) };
      await applyResponse(opened, await fetchJson(endpoints[step], options));
      refreshOthers();
    },
    rollBack: async (opened, number) => {
      const { id, version } = opened.screen;
      const options = { params: { id }, version, body: { number } };
      await applyResponse(opened, await fetchJson("screens.rollBack", options));
      refreshOthers();
    },
    fetchCurrent: fetchOpened,
    adopt,
  };
}
