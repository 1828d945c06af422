import { signedIn } from "../../../access/caller.ts";
import { recordAudit } from "../../../audit/record-audit.ts";
import { logoUrl } from "../../../configuration/logo-files.ts";
import { notFound } from "../../../errors/failure.ts";
import type { Handlers } from "../../../http/handler.ts";
import { imageType, toLogo } from "../../../images/resize-image.ts";
import type { Services } from "../../../services/services.ts";
import { fileIdOf, fileKeyOf, newFileKey } from "../../../storage/storage.ts";

/** Uploads and returns logos. A logo that no setting uses is deleted after a day. */
export function logoHandlers({ database, storage }: Services) {
  return {
    "settings.uploadLogo": async ({ file, caller }) => {
      const { userId } = signedIn(caller);
      const key = newFileKey("logos");
      await storage.put(key, await toLogo(file.bytes), imageType);
      await recordAudit(database, {
        category: "configuration",
        createdBy: userId,
        data1: `logos/${fileIdOf(key)}`,
        result: "uploaded",
      });
      return { path: logoUrl(key) };
    },
    "settings.logo": async ({ params: { logoId } }) => {
      const bytes = await storage.get(fileKeyOf("logos", logoId));
      if (!bytes) throw notFound("This logo");
      return new Response(Buffer.from(bytes), {
        headers: {
          "content-type": imageType,
          "content-length": String(bytes.length),
          "content-security-policy": "default-src 'none'; sandbox",
          // The content of a logo never changes.
          "cache-control": "public, max-age=31536000, immutable",
        },
      });
    },
  } satisfies Partial<Handlers>;
}
