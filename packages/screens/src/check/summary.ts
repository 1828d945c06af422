import type { CallEndpoint } from "@portico/endpoints";
import * as z from "zod";
import { parametersOf } from "./calls.ts";
import { type Checked, withPaths } from "./checked.ts";

/** Checks the endpoints of a screen, and the path to its rows, against the contract. */
export function checkEndpoints({ screen, list, contract, problems }: Checked) {
  const { list: id, summary, opening } = screen.endpoints;
  if (
    list &&
    screen.rows !== undefined &&
    !(contract.responseSchemaAt(id, screen.rows) instanceof z.ZodArray)
  ) {
    const allowed = contract.responsePaths(id, (schema) => schema instanceof z.ZodArray);
    problems.unknown("rows", screen.rows, `the rows in the response of \`${id}\``, allowed);
  }
  if (opening !== undefined) {
    const is = "a call that returns the filters to open with, which is a GET without parameters";
    const isOpening = (name: string, call: CallEndpoint) =>
      isPlainGet(call) && contract.responseSchemaAt(name, "filters") instanceof z.ZodRecord;
    contract.expectCall("endpoints.opening", opening, is, isOpening, problems);
  }
  if (summary === undefined) return;
  const is = "a call that returns a summary, which is a GET without parameters";
  const isSummary = contract.expectCall(
    "endpoints.summary",
    summary,
    is,
    (_, call) => isPlainGet(call),
    problems,
  );
  if (isSummary && !screen.header?.some(({ kind }) => kind !== "custom") && !screen.header?.length)
    problems.add("endpoints.summary", "is for widgets in `header`, but there are none.", summary);
}

/** Checks the widgets above a list against the summary's response. */
export function checkHeader({ screen, contract, problems }: Checked) {
  const { summary } = screen.endpoints;
  for (const [path, widget] of withPaths("header", screen.header)) {
    if (widget.kind === "custom") continue;
    if (summary === undefined) {
      problems.add(path, `\`${widget.kind}\` needs \`endpoints.summary\`, which is missing.`, widget.kind);
      continue;
    }
    if (!contract.find(summary)) continue;
    if (
      widget.kind === "statusSummary" &&
      !(contract.responseSchemaAt(summary, "agents") instanceof z.ZodArray)
    ) {
      const allowed = contract.idsOf(
        (id, one) => isPlainGet(one) && contract.responseSchemaAt(id, "agents") instanceof z.ZodArray,
      );
      problems.unknown("endpoints.summary", summary, "a call that counts statuses by agent", allowed);
    }
    if (widget.kind !== "figures") continue;
    for (const [at, figure] of withPaths(`${path}.figures`, widget.figures)) {
      if (isValue(contract.responseSchemaAt(summary, figure.path))) continue;
      const allowed = contract.responsePaths(summary, isValue);
      problems.unknown(`${at}.path`, figure.path, `a value in the response of \`${summary}\``, allowed);
    }
  }
}

/** Checks that no total is under a list twice. */
export function checkFooter({ screen, problems }: Checked) {
  const named = withPaths("footer", screen.footer).map(([path, total]) => {
    const what = total.of === "sum" ? total.field : total.of === "answer" ? total.path : "";
    return [path, `${total.of} ${what}`.trim()] as const;
  });
  problems.addDuplicates(named);
}

function isPlainGet({ kind, method, path }: { kind: string; method: string; path: string }): boolean {
  return kind === "call" && method === "GET" && parametersOf(path).length === 0;
}

function isValue(schema: z.core.$ZodType | undefined): boolean {
  return (
    schema !== undefined &&
    !(schema instanceof z.ZodArray || schema instanceof z.ZodObject || schema instanceof z.ZodRecord)
  );
}
