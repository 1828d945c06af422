import { isDeepStrictEqual } from "node:util";
import type { FormState } from "../packages/ui/scripts/soak-forms/form-state.ts";
import { randomOf } from "../packages/ui/scripts/soak-forms/random.ts";
import { expect, signInWith, test } from "./portal.ts";
import { bounded } from "./random-application/bounded.ts";
import { type Step, stepChecker } from "./random-application/random-form.ts";
import { randomSession } from "./random-application/random-session.ts";
import { readApplication, shownApplication } from "./random-application/shown-application.ts";

/** How long forms are filled in: without a number, one form. `pnpm test:soak forms 10 4711` sets both. */
const minutes = Number(process.env.FORM_MINUTES ?? 0);
const seed = Number(process.env.FORM_SEED ?? 20);

test("an application filled in at random loses nothing, and is sent if and only if it is valid", async ({
  context,
  page,
}) => {
  test.setTimeout((minutes + 4) * 60_000);
  await signInWith(page, { like: "agent" }, "/portal/form/new");
  const random = randomOf(seed);
  const session = randomSession(context, page, random);
  const log: string[] = [];
  const counts = { rounds: 0, steps: 0, interruptions: 0, submissions: 0 };
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date());
  const read = (state: FormState) => readApplication(shownApplication(state), today);
  const check = (problems: readonly string[]) => {
    const all = [...problems, ...session.thrown];
    if (all.length === 0) return;
    throw new Error(all.join("\n"));
  };
  const changedValues = (before: FormState, after: FormState) =>
    isDeepStrictEqual(before.values, after.values) ? [] : ["Submitting changed the form."];

  /** Presses Submit New. Returns whether the application was accepted, and what is wrong with that. */
  const submit = async (before: FormState): Promise<{ isAccepted: boolean; problems: readonly string[] }> => {
    const { sent } = session;
    const earlier = sent.length;
    const expected = read(before);
    const isLost = session.isOffline();
    log.push(isLost ? "submits without a network" : "submits");
    await session.form().submit.press(random.pick(["Enter", "ControlOrMeta+Enter"]));
    if (!("application" in expected)) {
      const after = await session.settled();
      const problems = sent.length > earlier ? [`An invalid form was sent: ${expected.problems}`] : [];
      return { isAccepted: false, problems: [...problems, ...changedValues(before, after)] };
    }
    const heading = session.page().getByRole("heading", { name: "Application Successfully Submitted" });
    await expect.poll(() => sent.length).toBe(earlier + 1);
    await session.answered();
    const isAccepted = await heading.isVisible();
    const body = readApplication(sent.at(-1) ?? {}, today);
    const problems = isDeepStrictEqual(body, expected)
      ? []
      : [`Sent ${JSON.stringify(body)} instead of ${JSON.stringify(expected)}.`];
    if (!isAccepted)
      return { isAccepted, problems: [...problems, ...changedValues(before, await session.settled())] };
    counts.submissions += 1;
    return { isAccepted, problems: isLost ? [...problems, "Accepted without a network."] : problems };
  };

  /** Does something at random. */
  const step = async (): Promise<Step> => {
    const form = session.form();
    const kind = random.below(100);
    if (kind < 8) return form.addMember();
    if (kind < 13) return form.removeMember();
    if (kind < 16) {
      const isOffline = !session.isOffline();
      await session.setOffline(isOffline);
      return { what: isOffline ? "loses the network" : "has a network again" };
    }
    if (kind < 19) {
      const button = form.form.getByRole("button", { name: "Show Errors" });
      if ((await button.count()) > 0) await button.press("Enter");
      return { what: "shows errors" };
    }
    return form.change();
  };

  /** Fills the form from the start until it is submitted. */
  const round = async () => {
    const initial = await bounded("opening an empty form", session.start());
    const brokenBy = stepChecker();
    let before = initial;
    const steps = 15 + random.below(45);
    for (let number = 0; number < steps; number++) {
      counts.steps += 1;
      if (random.chance(0.05)) {
        const { isAccepted, problems } = await bounded("submitting", submit(before));
        check(problems);
        if (isAccepted) return;
        continue;
      }
      if (random.chance(0.07)) {
        if (session.isOffline()) await session.setOffline(false);
        const way = session.interruption();
        log.push(way);
        const { after, problems } = await bounded(way, session.interrupt(way, before, initial));
        counts.interruptions += 1;
        check(problems);
        before = after;
        continue;
      }
      const done = await bounded("a step", step());
      log.push(done.what);
      const after = await bounded("settling", session.settled());
      const isRefused = "application" in read(after) && after.invalid.length > 0;
      check([
        ...brokenBy(done, { before, after, initial }),
        ...(isRefused ? [`Valid values are refused: ${after.invalid.join(", ")}.`] : []),
      ]);
      before = after;
    }
    if (session.isOffline()) await session.setOffline(false);
    const lastName = `Test${crypto.randomUUID().replaceAll(/[^a-f]/g, "")}`;
    log.push("completes the form");
    await bounded("completing the form", session.form().complete(lastName));
    const complete = await bounded("settling", session.settled());
    const valid = read(complete);
    if ("problems" in valid) check(valid.problems);
    const isResponseLost = random.chance(0.3);
    if (isResponseLost) await session.loseNextResponse();
    const first = await bounded("submitting", submit(complete));
    check(first.problems);
    if (isResponseLost) {
      expect(first.isAccepted).toBe(false);
      log.push("after a lost response");
    }
    const last = first.isAccepted ? first : await bounded("submitting again", submit(complete));
    check(last.isAccepted ? last.problems : ["A valid form was refused."]);
    const found = (await session.call(`?name=${lastName}`)) as { totalRecords: number };
    check(found.totalRecords === 1 ? [] : [`${found.totalRecords} applications were stored instead of one.`]);
  };

  const end = performance.now() + minutes * 60_000;
  do {
    log.length = 0;
    await round().catch((error: unknown) => {
      const state = JSON.stringify(counts);
      throw new Error(`Seed ${seed}, ${state}, after: ${log.slice(-15).join(" · ")}`, { cause: error });
    });
    counts.rounds += 1;
    check(
      (await bounded("listing drafts", session.drafts())).length === 0
        ? []
        : ["A draft remains of a submitted form."],
    );
  } while (performance.now() < end);
  test.info().annotations.push({ type: "random", description: JSON.stringify({ seed, ...counts }) });
  console.log(`Random form, seed ${seed}: ${JSON.stringify(counts)}`);
});
