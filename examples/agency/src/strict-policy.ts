import * as z from "zod";

// Imported first. Zod otherwise tries `new Function`, which the policy of this site blocks and reports.
z.config({ jitless: true });
