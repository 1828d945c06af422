// Runs in the frame; the content policy allows no script in the page itself.
const { portalOrigin } = document.documentElement.dataset;
const portals = new Set([location.origin, portalOrigin]);
const fields = document.querySelectorAll("[data-field]");
const state = document.querySelector("[data-state]");
const say = () => parent.postMessage({ type: "ready" }, "*");

addEventListener("message", ({ source, origin, data }) => {
  if (source !== parent || !portals.has(origin)) return;
  if (typeof data !== "object" || data === null || data.type !== "session") return;
  for (const field of fields) field.textContent = String(data[field.dataset.field] ?? "");
  state.dataset.state = "told";
  state.textContent = `Told by ${origin} at ${new Date().toLocaleTimeString()}.`;
});

document.querySelector("button").addEventListener("click", say);
say();
