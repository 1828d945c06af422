import { eq } from "drizzle-orm";
import { type Caller, signedIn } from "../../../access/caller.ts";
import { deleteAudited, insertAudited, updateAudited } from "../../../audit/write-row.ts";
import type { Database } from "../../../db/database.ts";
import { isDatabaseUnavailable } from "../../../db/database-errors.ts";
import { lockLimit } from "../../../db/limit-lock.ts";
import { contactPhotos } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import type { Handlers } from "../../../http/handler.ts";
import { imageType, toPhoto } from "../../../images/resize-image.ts";
import type { Services } from "../../../services/services.ts";
import { newFileKey } from "../../../storage/storage.ts";

/** The current user's photo. It belongs to the account's contact. */
export function photoHandlers({ database, storage }: Services) {
  return {
    "user.photo": async ({ caller }) => {
      const { contactId } = signedIn(caller);
      const row = contactId === null ? undefined : await findPhoto(database, contactId);
      const bytes = row && (await storage.get(row.fileKey));
      if (!bytes) return null;
      return new Response(Buffer.from(bytes), {
        headers: {
          "content-type": imageType,
          "content-length": String(bytes.length),
          "content-disposition": 'attachment; filename="photo.webp"',
          "cache-control": "private, no-store",
        },
      });
    },
    "user.setPhoto": async ({ caller: anybody, file }) => {
      const owner = ownerOf(signedIn(anybody));
      const fileKey = newFileKey("photos");
      await storage.put(fileKey, await toPhoto(file.bytes), imageType);
      const before = await writePhotoRow(database, owner, fileKey).catch(async (error: unknown) => {
        // If the connection was lost, the row may have been committed, so the file is not removed.
        if (!isDatabaseUnavailable(error)) await storage.remove(fileKey);
        throw error;
      });
      if (before) await storage.remove(before);
      return null;
    },
    "user.removePhoto": async ({ caller: anybody }) => {
      const before = await removePhotoRow(database, ownerOf(signedIn(anybody)));
      if (before) await storage.remove(before);
      return null;
    },
  } satisfies Partial<Handlers>;
}

interface Owner {
  readonly contactId: string;
  readonly userId: string;
}

function ownerOf({ contactId, userId }: Caller): Owner {
  if (contactId === null) {
    throw new Failure(
      409,
      "Your account has no contact to add a photo to. Ask a security administrator to link one.",
    );
  }
  return { contactId, userId };
}

/** @returns the key of the previous photo */
function writePhotoRow(database: Database, { contactId, userId }: Owner, fileKey: string) {
  return database.transaction(async (transaction) => {
    await lockLimit(transaction, "photos", contactId);
    const before = await findPhoto(transaction, contactId);
    const author = { by: userId, category: "contact", result: "photo set" } as const;
    if (before) {
      await updateAudited(transaction, { ...author, table: contactPhotos, id: before.id, set: { fileKey } });
    } else {
      await insertAudited(transaction, { ...author, table: contactPhotos, values: { contactId, fileKey } });
    }
    return before?.fileKey;
  });
}

/** @returns the key of the previous photo */
function removePhotoRow(database: Database, { contactId, userId }: Owner) {
  return database.transaction(async (transaction) => {
    await lockLimit(transaction, "photos", contactId);
    const before = await findPhoto(transaction, contactId);
    if (!before) return undefined;
    await deleteAudited(transaction, {
      table: contactPhotos,
      id: before.id,
      by: userId,
      category: "contact",
      result: "photo removed",
    });
    return before.fileKey;
  });
}

async function findPhoto(database: Database, contactId: string) {
  const [row] = await database.select().from(contactPhotos).where(eq(contactPhotos.contactId, contactId));
  return row;
}
