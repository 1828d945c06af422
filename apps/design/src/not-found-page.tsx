import { Link } from "@portico/ui/display";
import type { PageBody } from "./site.ts";
import { Paragraph, Title } from "./text-elements.tsx";

/** What is shown for an address without a page. */
export const NotFoundPage: PageBody = () => (
  <>
    <Title>There is no such page</Title>
    <Paragraph>
      It may have moved. Search for it, or start from the{" "}
      <Link href={import.meta.env.BASE_URL}>introduction</Link>.
    </Paragraph>
  </>
);
