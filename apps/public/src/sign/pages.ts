import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { ConsentText, Language } from "./consent-text.ts";
import { type SignTexts, signTexts } from "./texts.ts";

/** A part of a page. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** What every page has. */
export interface Frame {
  readonly language: Language;
  /** The agency's name. */
  readonly brand: string;
  /** The `id` of the link, repeated in the forms. */
  readonly linkId: string;
}

/** The first page, which is the same for every link: it asks for the date of birth. */
export function birthPage(frame: Frame, problem?: "notOpened" | "expired" | "tooMany"): Html {
  const texts = signTexts[frame.language];
  const thisYear = new Date().getFullYear();
  const years = Array.from({ length: 110 }, (_, index) => thisYear - index);
  const days = Array.from({ length: 31 }, (_, index) => index + 1);
  return page(
    frame,
    texts.heading,
    html`<p>${texts.lead}</p>
      ${problem ? html`<p class="problem" role="alert">${texts[problem]}</p>` : ""}
      <form method="post" action="${addressOf(frame)}">
        <fieldset>
          <legend>${texts.dob}</legend>
          <div class="date">
            <label>${texts.month} <select name="month" required autocomplete="bday-month">
              <option value=""></option>
              ${texts.months.map((name, index) => html`<option value="${index + 1}">${name}</option>`)}
            </select></label>
            <label>${texts.day} <select name="day" required autocomplete="bday-day">
              <option value=""></option>
              ${days.map((day) => html`<option value="${day}">${day}</option>`)}
            </select></label>
            <label>${texts.year} <select name="year" required autocomplete="bday-year">
              <option value=""></option>
              ${years.map((year) => html`<option value="${year}">${year}</option>`)}
            </select></label>
          </div>
        </fieldset>
        <button name="step" value="proof">${texts.continue}</button>
      </form>`,
  );
}

/** What the applicant is asked to agree to. */
export interface Request {
  /** Proves that the date of birth was entered. */
  readonly token: string;
  readonly text: ConsentText;
  /** The name that was typed, after an error. */
  readonly fullName?: string;
  /** The signature that was drawn, after an error: the path of an SVG. */
  readonly signature?: string;
  readonly hasWrongName?: boolean;
}

/** The page that asks for consent. */
export function requestPage(
  frame: Frame,
  { token, text, fullName = "", signature = "", hasWrongName = false }: Request,
): Html {
  const texts = signTexts[frame.language];
  return page(
    frame,
    text.title,
    html`${consentBody(text)}
      <form method="post" action="${addressOf(frame)}">
        <input type="hidden" name="token" value="${token}" />
        <label for="full-name">${texts.fullName}</label>
        <p id="full-name-hint" class="hint">${texts.fullNameHint}</p>
        ${hasWrongName ? html`<p id="full-name-problem" class="problem" role="alert">${texts.wrongName}</p>` : ""}
        <input
          id="full-name"
          name="fullName"
          value="${fullName}"
          maxlength="150"
          autocomplete="name"
          aria-describedby="full-name-hint${hasWrongName ? " full-name-problem" : ""}"
          ${hasWrongName ? raw('aria-invalid="true"') : ""}
          required
        />
        <div class="signature" hidden data-signature>
          <span id="signature-label">${texts.signature}</span>
          <p class="hint">${texts.signatureHint}</p>
          <canvas width="600" height="180" role="img" aria-labelledby="signature-label"></canvas>
          <input type="hidden" name="signature" value="${signature}" />
          <button type="button" class="quiet">${texts.clear}</button>
        </div>
        <div class="answers">
          <button name="step" value="agree">${texts.agree}</button>
          <button name="step" value="decline" class="quiet" formnovalidate>${texts.decline}</button>
        </div>
      </form>
      <script src="/sign/sign.js" defer></script>`,
  );
}

/** A consent that was given. */
export interface SignedConsent {
  readonly token: string;
  readonly text: ConsentText;
  /** The day of the answer, in the reader's language. */
  readonly date: string;
}

/** The page of a consent that was given: it can only be downloaded or withdrawn. */
export function signedPage(frame: Frame, { token, text, date }: SignedConsent): Html {
  const texts = signTexts[frame.language];
  return page(
    frame,
    texts.signedHeading,
    html`<p>${texts.signed(date)}</p>
      ${consentBody(text)}
      <form method="post" action="${addressOf(frame)}">
        <input type="hidden" name="token" value="${token}" />
        <button name="step" value="pdf" class="quiet">${texts.pdf}</button>
        <p>${texts.withdrawQuestion}</p>
        <button name="step" value="withdraw" class="danger">${texts.withdraw}</button>
      </form>`,
  );
}

/** The page after an answer. */
export function donePage(frame: Frame, what: "agreed" | "declined" | "withdrawn"): Html {
  const texts = signTexts[frame.language];
  const heading = {
    agreed: "agreedHeading",
    declined: "declinedHeading",
    withdrawn: "withdrawnHeading",
  } as const;
  return page(
    frame,
    texts[heading[what]],
    html`<p>${texts[what]}</p>
      <p>${texts.closePage}</p>`,
  );
}

/** The page after signing on the agent's device was refused. Nothing was signed. */
export function refusedPage(frame: Frame): Html {
  const texts = signTexts[frame.language];
  return page(
    frame,
    texts.refusedHeading,
    html`<p class="problem" role="alert">${texts.refused}</p>
      <p>${texts.refusedHelp}</p>`,
  );
}

function consentBody({ intro, purposes, duration, withdrawal }: ConsentText): Html {
  return html`<p>${intro}</p>
    <ul>
      ${purposes.map((purpose) => html`<li>${purpose}</li>`)}
    </ul>
    <p>${duration}</p>
    <p>${withdrawal}</p>`;
}

/** Where the forms are sent. */
export function addressOf({ linkId, language }: Frame): string {
  return `/sign/?${new URLSearchParams({ id: linkId, lang: language })}`;
}

/** A whole page. */
export function page(frame: Frame, heading: string, content: Html): Html {
  const { language, brand, linkId } = frame;
  const texts: SignTexts = signTexts[language];
  const other: Language = language === "en" ? "es" : "en";
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${texts.siteTitle} · ${brand}</title>
        <link rel="stylesheet" href="/sign/sign.css" />
      </head>
      <body>
        <header>
          <strong>${brand}</strong>
          <a href="${addressOf({ ...frame, linkId, language: other })}" lang="${other}" hreflang="${other}">
            ${texts.otherLanguage}
          </a>
        </header>
        <main>
          <h1>${heading}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}
