/**
 * Writes generated files that are missing or out of date, for programs that read them without `build`: import this
 * module, or start with `node --import`. An input that can't be read is reported, and the program goes on.
 */
import { writeGenerated } from "./build.mjs";

writeGenerated();
