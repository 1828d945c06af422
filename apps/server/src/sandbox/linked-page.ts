/** A page that stands in for a site that the portal links to. */
export function linkedPage(name: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${name} (stand-in)</title>
    <link rel="stylesheet" href="/sandbox/frame.css" />
  </head>
  <body>
    <main>
      <h1>${name} (stand-in)</h1>
      <p>An administrator sets the address of the real site in the configuration.</p>
      <p><a href="/portal/">Back to the portal</a></p>
    </main>
  </body>
</html>
`;
}
