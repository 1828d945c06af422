// Runs in the reader's browser; the content policy allows no script in the page itself.
globalThis.SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#calls",
  deepLinking: true,
  validatorUrl: null,
});
