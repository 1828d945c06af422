import { checkScreen } from "@portico/screens/check";
import { screenNames } from "./src/registry.ts";
import { createContract } from "./src/schemas.ts";
import { clientsScreen } from "./src/screens/clients.ts";
import { visitsScreen } from "./src/screens/visits.ts";
import { texts } from "./src/texts.ts";

// Prints the problems of all screens in each language.
for (const [language, text] of Object.entries(texts)) {
  for (const screen of [clientsScreen(text), visitsScreen(text)]) {
    for (const { message } of checkScreen(screen, { ...screenNames, contract: createContract(text) })) {
      console.error(`${screen.id} (${language}): ${message}`);
      process.exitCode = 1;
    }
  }
}
