import { html, raw } from "hono/html";
import { addressOf, type Frame, type Html, page } from "./pages.ts";
import { signTexts } from "./texts.ts";

/** A code that was sent to the applicant's phone, and what it confirms. */
export interface CodeRequest {
  /** Proves that the date of birth was entered. */
  readonly token: string;
  /** The name that was typed, and the signature that was drawn. */
  readonly fullName: string;
  readonly signature: string;
  /** The last four digits of the number. */
  readonly phoneEnd: string;
  readonly problem?: "wrong" | "ended" | "tooSoon" | "usedUp" | undefined;
}

/** The page that asks for the code. */
export function codePage(frame: Frame, { token, fullName, signature, phoneEnd, problem }: CodeRequest): Html {
  const texts = signTexts[frame.language];
  const isInvalid = problem === "wrong" || problem === "ended";
  return page(
    frame,
    texts.codeHeading,
    html`<p>${texts.codeLead(phoneEnd)}</p>
      <form method="post" action="${addressOf(frame)}">
        <input type="hidden" name="token" value="${token}" />
        <input type="hidden" name="fullName" value="${fullName}" />
        <input type="hidden" name="signature" value="${signature}" />
        <label for="code">${texts.code}</label>
        <p id="code-hint" class="hint">${texts.codeHint}</p>
        ${problem ? html`<p id="code-problem" class="problem" role="alert">${texts.codeProblems[problem]}</p>` : ""}
        <input
          id="code"
          name="code"
          inputmode="numeric"
          pattern="[0-9]{6}"
          title="${texts.codeTitle}"
          maxlength="6"
          autocomplete="one-time-code"
          aria-describedby="code-hint${problem ? " code-problem" : ""}"
          ${isInvalid ? raw('aria-invalid="true"') : ""}
          required
        />
        <div class="answers">
          <button name="step" value="confirm">${texts.agree}</button>
          <button name="step" value="agree" class="quiet" formnovalidate>${texts.sendCode}</button>
        </div>
      </form>`,
  );
}
