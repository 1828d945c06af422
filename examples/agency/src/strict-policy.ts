import * as z from "zod";

// Zod tries `new Function`, which the content security policy blocks and the browser reports. Import this file first.
z.config({ jitless: true });
