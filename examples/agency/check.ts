import { checkScreen } from "@portico/screens/check";
import { names } from "./src/registry.ts";
import { contractIn } from "./src/schemas.ts";
import { clientsScreen } from "./src/screens/clients.ts";
import { visitsScreen } from "./src/screens/visits.ts";
import { texts } from "./src/texts.ts";

/** Prints what is wrong with the screens, in each language. */
for (const [language, text] of Object.entries(texts)) {
  for (const screen of [clientsScreen(text), visitsScreen(text)]) {
    for (const { message } of checkScreen(screen, { ...names, contract: contractIn(text) })) {
      console.error(`${screen.id} (${language}): ${message}`);
      process.exitCode = 1;
    }
  }
}
