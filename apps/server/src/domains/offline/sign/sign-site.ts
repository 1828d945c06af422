import { readFile } from "node:fs/promises";
import {
  birthPage,
  codePage,
  consentText,
  consentVersion,
  donePage,
  type Frame,
  type Language,
  refusedPage,
  requestPage,
  signedPage,
  signFiles,
} from "@portico/public/sign";
import { eq } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod";
import { consentRequests } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import { attachment } from "../../../http/attachment.ts";
import type { Browser } from "../../../http/browser.ts";
import { browserHash } from "../../../identity/browsers.ts";
import type { Services } from "../../../services/services.ts";
import { answerRequest } from "./answer-request.ts";
import { consentPdf } from "./consent-pdf.ts";
import type { Visitor } from "./consent-request.ts";
import { isSameName } from "./is-same-name.ts";
import { readProof, signProof } from "./proof-token.ts";
import { type ProvenRequest, proveIdentity, readAgency, readApplicant } from "./prove-identity.ts";
import { withdrawConsent } from "./withdraw-consent.ts";

const maxBodyBytes = 64 * 1024;
const maxUserAgent = 300;
/** A link that exists nowhere, so that malformed ones take as long as others. */
const noApplication = "00000000-0000-4000-8000-000000000000";

const form = z.object({
  /** `agree` also sends another code, and `confirm` agrees with the code. */
  step: z.enum(["proof", "agree", "confirm", "decline", "pdf", "withdraw"]),
  month: z.string().max(2).default(""),
  day: z.string().max(2).default(""),
  year: z.string().max(4).default(""),
  token: z.string().max(2_000).default(""),
  /** As typed. The database can't store NUL. */
  fullName: z
    .string()
    .trim()
    .max(150)
    .regex(/^[^\0]*$/)
    .default(""),
  code: z.string().trim().max(20).default(""),
  /** A path of moves and lines on the canvas. */
  signature: z
    .string()
    .max(20_000)
    .regex(/^([ML]\d{1,4} \d{1,4})*$/)
    .default("")
    .catch(""),
});
type SignForm = z.output<typeof form>;

/** What the site knows of a request besides its form. */
interface SignRequests {
  readonly clientAddressOf: (context: Context) => string;
  readonly browserOf: (context: Context) => Browser;
}

/** Adds the site on which applicants give their consent. It needs no session and works without JavaScript. */
export function addSignSite(
  app: Hono,
  services: Services,
  { clientAddressOf, browserOf }: SignRequests,
): void {
  app.get("/sign", (context) => context.redirect(`/sign/${new URL(context.req.url).search}`));
  app.get("/sign/", async (context) => send(context, birthPage(await frameOf(services, context))));
  app.post("/sign/", bodyLimit({ maxSize: maxBodyBytes }), (context) =>
    answerForm(services, context, {
      ipAddress: clientAddressOf(context),
      userAgent: (context.req.header("user-agent") ?? "").slice(0, maxUserAgent),
      browser: browserHash(browserOf(context)),
    }),
  );
  for (const [path, { url, type }] of Object.entries(signFiles)) {
    app.get(path, async (context) =>
      context.body(await readFile(url, "utf8"), 200, {
        "content-type": type,
        "cache-control": "public, max-age=3600",
      }),
    );
  }
}

async function answerForm(services: Services, context: Context, visitor: Visitor): Promise<Response> {
  const frame = await frameOf(services, context);
  const parsed = form.safeParse(await context.req.parseBody());
  if (!parsed.success) return send(context, birthPage(frame, "notOpened"));
  const { data } = parsed;
  if (data.step === "proof") return proof(services, context, { frame, data, ipAddress: visitor.ipAddress });
  const id = await readProof(services.signingKey, data.token, services.clock.now());
  if (id === undefined) return send(context, birthPage(frame, "expired"));
  if (data.step === "pdf") {
    const bytes = await consentPdf(services, id);
    if (!bytes) return send(context, birthPage(frame, "notOpened"));
    return attachment({ bytes, name: "consent.pdf", mediaType: "application/pdf" });
  }
  if (data.step === "withdraw") {
    const now = services.clock.now();
    const isDone = await withdrawConsent(services, { id, now, visitor });
    return send(context, isDone ? donePage(frame, "withdrawn") : birthPage(frame, "notOpened"));
  }
  return answer(services, context, { frame, data, id, visitor });
}

/** The same response for everything but the right date of birth of the newest open or signed request. */
async function proof(
  services: Services,
  context: Context,
  { frame, data, ipAddress }: { frame: Frame; data: SignForm; ipAddress: string },
): Promise<Response> {
  const { database, clock, rateLimiter } = services;
  try {
    await rateLimiter.count("consent", { address: ipAddress });
  } catch (error) {
    if (error instanceof Failure && error.status === 429)
      return send(context, birthPage(frame, "tooMany"), 429);
    throw error;
  }
  const linkId = z.uuid().safeParse(frame.linkId).data ?? noApplication;
  const dob = [data.year, data.month.padStart(2, "0"), data.day.padStart(2, "0")].join("-");
  const proven = await proveIdentity(database, {
    applicationId: linkId,
    dob,
    agencyName: frame.brand,
    now: clock.now(),
  });
  if (!proven) return send(context, birthPage(frame, "notOpened"));
  await rateLimiter.refund("consent", ipAddress);
  return send(context, await pageOf(services, frame, proven));
}

async function pageOf(services: Services, frame: Frame, { id, isSigned }: ProvenRequest) {
  const { database, clock } = services;
  const [request] = await database.select().from(consentRequests).where(eq(consentRequests.id, id));
  if (!request) return birthPage(frame, "notOpened");
  const agency = await readAgency(database, request, frame.brand);
  const token = await signProof(services.signingKey, id, clock.now());
  if (!isSigned)
    return requestPage(frame, { token, text: consentText(consentVersion, frame.language, agency) });
  const text = consentText(request.textVersion ?? consentVersion, frame.language, agency);
  const date = new Intl.DateTimeFormat(frame.language, { dateStyle: "long", timeZone: clock.timeZone() });
  return signedPage(frame, { token, text, date: date.format(request.answeredDate ?? clock.now()) });
}

interface Answering {
  readonly frame: Frame;
  readonly data: SignForm;
  readonly id: string;
  readonly visitor: Visitor;
}

/** Stores an answer. Attempts that are refused, or that send a code, count against the address. */
async function answer(services: Services, context: Context, answering: Answering): Promise<Response> {
  const { rateLimiter } = services;
  const { frame, visitor } = answering;
  try {
    await rateLimiter.count("consent", { address: visitor.ipAddress });
    const { page, status, isCounted } = await answerPage(services, answering);
    if (!isCounted) await rateLimiter.refund("consent", visitor.ipAddress);
    return send(context, page, status);
  } catch (error) {
    if (error instanceof Failure && error.status === 429)
      return send(context, birthPage(frame, "tooMany"), 429);
    throw error;
  }
}

interface AnswerPage {
  readonly page: ReturnType<typeof birthPage>;
  readonly status?: 200 | 403 | 422;
  /** Whether it stays counted as an attempt. */
  readonly isCounted?: boolean;
}

async function answerPage(services: Services, { frame, data, id, visitor }: Answering): Promise<AnswerPage> {
  const { database, clock, settings, signingKey } = services;
  const [request] = await database.select().from(consentRequests).where(eq(consentRequests.id, id));
  if (!request) return { page: birthPage(frame, "notOpened") };
  const agency = await readAgency(database, request, frame.brand);
  const { token, fullName, signature } = data;
  const isAgreed = data.step !== "decline";
  if (isAgreed && !isSameName(fullName, await readApplicant(database, request.applicationId))) {
    const text = consentText(consentVersion, frame.language, agency);
    const again = { token, text, fullName, signature, hasWrongName: true };
    return { page: requestPage(frame, again), status: 422 };
  }
  const now = clock.now();
  const { consent: rules } = await settings();
  const result = await answerRequest(
    database,
    {
      answer: isAgreed ? "agreed" : "declined",
      fullName: fullName || null,
      signature: signature || null,
      language: frame.language,
      textVersion: consentVersion,
      agencyName: agency.name,
      agentName: agency.agent,
    },
    { id, now, visitor },
    {
      rules,
      code: data.step === "confirm" ? data.code : undefined,
      sending: {
        ...{ signingKey, brand: frame.brand, language: frame.language, now },
        outbox: services,
        address: visitor.ipAddress,
      },
    },
  );
  switch (result.kind) {
    case "stored":
      return { page: donePage(frame, isAgreed ? "agreed" : "declined") };
    case "closed":
      return { page: birthPage(frame, "notOpened") };
    case "refused":
      return { page: refusedPage(frame), status: 403, isCounted: true };
    case "codeNeeded": {
      const { phoneEnd, problem } = result.code;
      const status = problem === undefined ? 200 : 422;
      return {
        page: codePage(frame, { token, fullName, signature, phoneEnd, problem }),
        status,
        isCounted: true,
      };
    }
  }
}

/** The language is that of the link, or else the browser's. */
async function frameOf({ settings }: Services, context: Context): Promise<Frame> {
  const { brand } = await settings();
  const { id = "", lang } = context.req.query();
  const accepted = context.req.header("accept-language") ?? "";
  const language: Language = lang === "es" || (lang !== "en" && /^es\b/i.test(accepted)) ? "es" : "en";
  return { language, brand: brand.name, linkId: id.slice(0, 100) };
}

async function send(
  context: Context,
  page: ReturnType<typeof birthPage>,
  status: 200 | 403 | 422 | 429 = 200,
): Promise<Response> {
  return context.html(await page, status, { "cache-control": "no-store", "x-robots-tag": "noindex" });
}
