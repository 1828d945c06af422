import { pino } from "pino";
import { openSettings } from "../src/configuration/settings-reader.ts";
import { openFolder } from "../src/db/pglite.ts";
import { openPostgres } from "../src/db/postgres.ts";
import { mailFollowUps } from "../src/domains/follow-ups/morning-mail.ts";
import { businessClock } from "../src/time/business-clock.ts";
import { testOrigin } from "./api.ts";

/** A process that emails what is due on a day until a test kills it: `mail-child.ts <folder or URL> <day>`. */
const [urlOrFolder = "", day = ""] = process.argv.slice(2);

const { database } = urlOrFolder.startsWith("postgres")
  ? openPostgres(urlOrFolder, () => {})
  : await openFolder(urlOrFolder);
const settings = await openSettings({
  ...{ database, publicUrl: testOrigin, log: pino({ level: "silent" }) },
});
console.log("begins");
await mailFollowUps({ database, settings, clock: businessClock() }, day);
console.log("mailed");
process.exit();
