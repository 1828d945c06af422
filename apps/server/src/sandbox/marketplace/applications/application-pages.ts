import type { MarketplaceApplication } from "@portico/contract/schemas/marketplace-application";
import { html } from "hono/html";

type Page = ReturnType<typeof html>;

function page(title: string, content: Page): Page {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="stylesheet" href="/sandbox/frame.css" />
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>This page stands in for the Marketplace. Its people, plans and prices are made up.</p>
      ${content}
    </main>
  </body>
</html>`;
}

/** Where a visitor continues. */
interface Continuation {
  readonly token: string;
  readonly returnUrl: string;
}

/** The page that a redirect leads to: shows an application, changes it, and returns. */
export function redirectPage(
  application: MarketplaceApplication,
  continuation: Continuation,
  hasChanged: boolean,
): Page {
  const { exchangeAssignedId: id } = application;
  const back = new URL(continuation.returnUrl);
  back.searchParams.set("exchangeId", id);
  const cancelled = new URL(continuation.returnUrl);
  cancelled.searchParams.set("error", "The application was not changed.");
  return page(
    `Application ${id}`,
    html`${hasChanged ? html`<p role="status">The change was saved.</p>` : ""}
      ${summary(application)} ${changeForms("/sandbox/marketplace", continuation)}
      <p><a href="${back.href}">Save and return</a></p>
      <p><a href="${cancelled.href}">Cancel</a></p>`,
  );
}

/** The page where developers and testers change an application. */
export function controlPage(application: MarketplaceApplication | undefined, hasChanged: boolean): Page {
  return page(
    "Marketplace applications",
    html`<form method="get" action="/sandbox/marketplace/control">
        <label>Application ID <input name="id" required pattern="[0-9]{10}" /></label>
        <button>Show</button>
      </form>
      ${hasChanged ? html`<p role="status">The change was saved. Refetch the application to see it.</p>` : ""}
      ${
        application
          ? html`${summary(application)}
              ${changeForms("/sandbox/marketplace/control", { id: application.exchangeAssignedId })}`
          : ""
      }`,
  );
}

function summary(application: MarketplaceApplication): Page {
  const { object } = application;
  return html`<dl>
    <dt>People</dt>
    <dd>${object.persons.map(({ name, dob }) => `${name.first} ${name.last} (${dob})`).join(", ")}</dd>
    <dt>Address</dt>
    <dd>
      ${application.userAddress ?? "None yet"} ${application.userAddressCity ?? ""}
      ${application.userAddressStateCode} ${application.userAddressZipCode ?? ""}
    </dd>
    <dt>Income a year</dt>
    <dd>${object.insuranceApplication.income === undefined ? "None yet" : `$${object.insuranceApplication.income}`}</dd>
    <dt>Tax credit a month</dt>
    <dd>$${(application.eligibilityAPTCElected ?? 0).toFixed(2)}</dd>
  </dl>`;
}

/** A form for each change. `fields` are sent with it. */
function changeForms(action: string, fields: object): Page {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${String(value)}" />`,
  );
  const form = (change: string, content: Page, button: string) => html`<form method="post" action="${action}">
    ${hidden}<input type="hidden" name="change" value="${change}" />${content} <button>${button}</button>
  </form>`;
  return html`
    ${form("income", html`<label>Income a year <input name="income" type="number" min="0" required /></label>`, "Change income")}
    ${form("address", html`<label>ZIP code <input name="zip" pattern="[0-9]{5}" required /></label>`, "Change address")}
    ${form("birth", html`<label>First name of a newborn <input name="firstName" required maxlength="50" /></label>`, "Add a newborn")}
  `;
}

/** A page with a message. */
export function messagePage(message: string): Page {
  return page(
    "Marketplace",
    html`<p role="alert">${message}</p><p><a href="/portal/">Back to the portal</a></p>`,
  );
}
