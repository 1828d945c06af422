import { endpoints } from "@portico/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { testClient } from "../client/client.fixtures.ts";
import { exampleHost } from "../example-host.fixtures.ts";
import { exampleScreen } from "../example-screen.fixtures.ts";
import { InHost } from "../in-host.fixtures.tsx";
import { ScreenPages } from "../list/screen-pages.fixtures.tsx";
import { respondWithRows } from "../responses.fixtures.ts";
import type { RendererHost } from "./renderer-host.ts";
import { ScreenHost } from "./screen-host.tsx";

/** The tokens of the requests that each host sent. */
const sent: Record<"first" | "second", (string | null)[]> = { first: [], second: [] };
const listId = exampleScreen.endpoints.list;

/** A host with its own session and its own server. The second one doesn't know the list. */
function hostOf(name: "first" | "second", initial: Parameters<typeof testClient>[0]): RendererHost {
  return {
    ...exampleHost,
    client: testClient({ ...initial, token: () => name, baseUrl: `https://${name}.test` }),
  };
}
const hosts = {
  first: hostOf("first", {}),
  second: hostOf("second", { initial: { "agents.lookup": endpoints["agents.lookup"] } }),
};

function TwoHosts() {
  const [queries] = useState(() => ({ first: new QueryClient(), second: new QueryClient() }));
  return (
    <InHost>
      {(["first", "second"] as const).map((name) => (
        <section key={name} aria-label={name}>
          <QueryClientProvider client={queries[name]}>
            <ScreenHost host={hosts[name]}>
              <ScreenPages screen={exampleScreen} />
            </ScreenHost>
          </QueryClientProvider>
        </section>
      ))}
    </InHost>
  );
}

const meta = {
  title: "Screens/Two hosts",
  component: TwoHosts,
  // A document has one main landmark, which each of the two pages has for itself.
  parameters: { layout: "fullscreen", a11y: { test: "off" } },
  beforeEach: () => {
    sent.first = [];
    sent.second = [];
    const original = window.fetch;
    const rows = respondWithRows(exampleScreen, 3);
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      const [, name] = /^(first|second)\.test$/.exec(url.hostname) ?? [];
      if (name !== "first" && name !== "second") return original(input, init);
      sent[name].push(request.headers.get("authorization"));
      return rows(url, request);
    };
    return () => {
      window.fetch = original;
    };
  },
} satisfies Meta<typeof TwoHosts>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Two apps on one page share neither endpoints nor sessions. */
export const NothingShared: Story = {
  play: async ({ canvas }) => {
    const first = within(canvas.getByRole("region", { name: "first" }));
    const second = within(canvas.getByRole("region", { name: "second" }));
    const table = await first.findByRole("grid", { name: exampleScreen.title });
    await waitFor(() => expect(within(table).getAllByRole("row").length).toBeGreaterThan(1));
    await expect(new Set(sent.first)).toEqual(new Set(["Bearer first"]));
    await expect(second.getByText(new RegExp(listId.replace(".", "\\.")))).toBeVisible();
    await expect(second.queryByRole("grid")).not.toBeInTheDocument();
    await expect(sent.second).toEqual([]);
    await expect(hosts.second.client.find(listId)).toBeUndefined();
  },
};
