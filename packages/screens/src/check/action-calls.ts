import type { ActionOf, ScreenAction } from "../list-screen.ts";
import { isHistory, missingPathParameters, takesRow } from "./calls.ts";
import { type Checked, withPaths } from "./checked.ts";
import type { CallFits, CheckedContract } from "./checked-contract.ts";
import { checkLookup } from "./form-fields.ts";
import { checkUploadFields } from "./forms.ts";
import { checkSetsStatus } from "./sets-status.ts";

type Calling = Extract<ScreenAction, { endpoint: string }>;

/**
 * Checks the call of an action against what the action sends.
 * @param list the id of the list whose rows it changes
 * @param ofPage the names of the parameters in the page's path
 */
export function checkActionCall(
  path: string,
  action: Calling | Extract<ScreenAction, { kind: "notes" | "custom" }>,
  { needs, list, ofPage }: { needs: "nothing" | "one" | "some"; list: string; ofPage: readonly string[] },
  checked: Checked,
) {
  if (!("endpoint" in action)) return;
  const { contract, problems } = checked;
  const { endpoint: id } = action;
  const at = `${path}.endpoint`;
  const changesRows = (sent: readonly string[]): CallFits => {
    return (one, { method }) =>
      method === "POST" && isSameFeature(list, one) && takesInBulk(one, sent, contract);
  };
  switch (action.kind) {
    case "changeStatus": {
      const is = `a bulk call on rows of \`${list}\` that takes \`statusId\` and \`comment\``;
      contract.expectCall(at, id, is, changesRows(["statusId", "comment"]), problems);
      return;
    }
    case "assign": {
      const sent = action.setsStatus ? ["agentId", "statusId"] : ["agentId"];
      const is = `a bulk call on rows of \`${list}\` that takes ${sent.map((key) => `\`${key}\``).join(" and ")}`;
      checkSetsStatus(path, action.setsStatus, checked);
      contract.expectCall(at, id, is, changesRows(sent), problems);
      return;
    }
    case "history": {
      // The history of another list needs the id of another record, which the row must contain.
      const isOf = (one: string) => action.idField !== undefined || isSameFeature(list, one);
      const is = "a call that returns the status history of one row";
      contract.expectCall(at, id, is, (one, call) => isHistory(call) && isOf(one), problems);
      return;
    }
    case "upload": {
      const isUpload = contract.expectCall(
        at,
        id,
        "a call that takes a file",
        (_, { upload, rawBody }) => upload !== undefined || rawBody !== undefined,
        problems,
      );
      if (isUpload) checkUploadFields(path, action, checked);
      if (action.review) checkReview(path, action, { list, review: action.review }, checked);
      return;
    }
    case "call":
      if (action.picker) checkLookup(`${path}.picker.options`, action.picker.options, checked);
      checkPlainCall(at, action, { needs, ofPage }, checked);
      return;
    case "confirm":
      checkSetsStatus(path, action.setsStatus, checked);
      checkPlainCall(at, action, { needs, ofPage }, checked);
  }
}

/** The calls with which a dry run is shown and confirmed, each by the ID of the upload. */
function checkReview(
  path: string,
  { endpoint }: ActionOf<"upload">,
  { list, review }: { list: string; review: NonNullable<ActionOf<"upload">["review"]> },
  { contract, problems }: Checked,
) {
  if (contract.find(endpoint) && !contract.entriesOf(endpoint, "query").has("dryRun"))
    problems.add(`${path}.review`, `needs a call with \`dryRun\`, and \`${endpoint}\` has none.`, endpoint);
  for (const [name, method] of [
    ["rows", "GET"],
    ["file", "GET"],
    ["confirm", "POST"],
  ] as const)
    contract.expectCall(
      `${path}.review.${name}`,
      review[name],
      `a ${method} call that takes only an ID`,
      (_, call) => call.method === method && takesRow(call, []),
      problems,
    );
  const labels = [endpoint, list].flatMap((id) =>
    Object.entries(contract.find(id)?.fields ?? {}).flatMap(([name, { format }]) =>
      format === "number" ? [name] : [],
    ),
  );
  for (const [at, count] of withPaths(`${path}.review.counts`, review.counts))
    if (contract.find(endpoint) && !labels.includes(count))
      problems.unknown(at, count, `a count of \`${endpoint}\``, labels);
}

/** A call without input: on one row, on several or on none. */
function checkPlainCall(
  path: string,
  action: Extract<ScreenAction, { kind: "confirm" | "call" }>,
  { needs, ofPage }: { needs: "nothing" | "one" | "some"; ofPage: readonly string[] },
  { contract, problems }: Checked,
) {
  const { endpoint, kind } = action;
  const sent = sentKeys(action);
  const inputNames = {
    nothing: sent.length > 0 ? "no rows" : "no input",
    one: "only a row's ID or a bulk selection",
    some: "a bulk selection",
  };
  const and = sent.length > 0 ? `, and ${sent.map((key) => `\`${key}\``).join(", ")}` : "";
  contract.expectCall(
    path,
    endpoint,
    `a call that takes ${inputNames[needs]}${and}`,
    (one, call) => {
      // A response with fields is to be shown; a GET without fields can still do something, such as a refresh.
      if (call.method === "GET" && (kind === "confirm" || call.fields)) return false;
      if (call.upload || call.rawBody || !takesKeys(one, sent, contract)) return false;
      const asked = missingPathParameters(call, ofPage);
      if (needs === "nothing") return asked.length === 0 && !contract.isBulk(one);
      const isOnRows = asked.length === 0 && contract.isBulk(one);
      return isOnRows || (needs === "one" && takesRow(call, ofPage));
    },
    problems,
  );
}

/** The keys that an action sends besides its rows. */
function sentKeys(action: Extract<ScreenAction, { kind: "confirm" | "call" }>): readonly string[] {
  const picked = "picker" in action && action.picker ? [action.picker.field] : [];
  const status = "setsStatus" in action && action.setsStatus ? ["statusId"] : [];
  return [...Object.keys(action.values ?? {}), ...picked, ...status];
}

/** Whether a call's body takes these keys, and it requires no others besides those of rows. */
function takesKeys(id: string, sent: readonly string[], contract: CheckedContract): boolean {
  const keys = contract.keysOf(id, "body");
  return (
    sent.every((key) => keys.has(key)) && contract.requiresOnly(id, ["id", "listIds", "selection", ...sent])
  );
}

/** Whether two endpoints belong to one feature and share its ids: `pets.list`, `pets.assign`. */
function isSameFeature(list: string, id: string): boolean {
  return list.split(".")[0] === id.split(".")[0];
}

/** Whether a bulk call takes these keys, and requires no others. */
function takesInBulk(id: string, sent: readonly string[], contract: CheckedContract): boolean {
  const keys = contract.keysOf(id, "body");
  return contract.isBulk(id) && sent.every((key) => keys.has(key)) && contract.requiresOnly(id, sent);
}
