import { Link } from "@portico/ui/display";
import { StatusBadge } from "@portico/ui/status-badge";
import { nameOf, type PageBody } from "./site.ts";
import { Cell, HeaderCell, Paragraph, Table, Title } from "./text-elements.tsx";

/** The maturity of every component, from its page. */
export const StatusPage: PageBody = ({ site }) => (
  <>
    <Title>Status</Title>
    <Paragraph>
      The props of a stable component change only in a major release. Those of a preview can change in any
      release, with a note on how to follow.
    </Paragraph>
    <Table>
      <thead>
        <tr>
          <HeaderCell>Component</HeaderCell>
          <HeaderCell>Status</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {site.pages
          .filter(({ status }) => status !== undefined)
          .map((page) => (
            <tr key={page.id}>
              <Cell>
                <Link href={page.path}>{nameOf(page)}</Link>
              </Cell>
              <Cell>
                <StatusBadge tone={page.status === "stable" ? "success" : "warning"}>
                  {page.status === "stable" ? "Stable" : "Preview"}
                </StatusBadge>
              </Cell>
            </tr>
          ))}
      </tbody>
    </Table>
  </>
);
