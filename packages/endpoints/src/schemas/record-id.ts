import * as z from "zod";

/** The message for an ID that no record can have. Users see it for an address that they typed or that someone shortened. */
export const notAnId = "This isn't the ID of a record. Check the link, or open the record from its list.";

/** The ID of a record, as the database writes it. Whether a record has it is for the call to find out. */
export const recordId = z.guid(notAnId);
