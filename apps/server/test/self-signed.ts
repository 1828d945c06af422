import { generate } from "selfsigned";
import type { Certificate } from "../src/http/certificate.ts";

/** Creates a certificate for `localhost` that nobody has signed. */
export async function selfSigned(): Promise<Certificate> {
  const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }], {
    keyType: "ec",
  });
  return { cert: Buffer.from(cert), key: Buffer.from(key) };
}
