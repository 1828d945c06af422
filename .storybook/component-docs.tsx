import {
  ArgTypes,
  DocsPage,
  Heading,
  Primary,
  Stories,
  Subheading,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { type ComponentType, Suspense, use } from "react";
import type { ComponentPage } from "../packages/ui/docs/component-page.ts";
import { PropControls } from "./prop-controls.tsx";

interface PageModule {
  readonly default: ComponentType;
  readonly page: ComponentPage;
}

/** The pages of components, by their paths relative to this folder. */
const pages = import.meta.glob<PageModule>("../packages/ui/src/**/*.mdx");
/** What each folder exports. */
const families = import.meta.glob<Readonly<Record<string, unknown>>>("../packages/ui/src/*/index.ts");

/** The docs page of a file with stories: what is written about the component, its props, and its stories. */
export function ComponentDocs() {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const { title } = csfFile.meta;
  const folder = String(preparedMeta.parameters.fileName)
    .replace(/^\.\//, "../")
    .replace(/[^/]+$/, "");
  return (
    <Suspense>
      <WrittenPage key={title} loading={loadPage(folder, title)} component={preparedMeta.component} />
    </Suspense>
  );
}

interface WrittenPageProps {
  loading: ReturnType<typeof loadPage>;
  /** The component of the stories. */
  component: unknown;
}

function WrittenPage({ loading, component }: WrittenPageProps) {
  const found = use(loading);
  if (!found) return <DocsPage />;
  const { Fragment, others } = found;
  return (
    <>
      <Title />
      <Fragment />
      <Heading>Props</Heading>
      <Primary />
      <PropControls />
      {others
        .filter(([, other]) => other !== component)
        .map(([name, other]) => (
          <div key={name}>
            <Subheading>{name}</Subheading>
            <ArgTypes of={other} />
          </div>
        ))}
      <Stories />
    </>
  );
}

interface FoundPage {
  readonly Fragment: ComponentType;
  /** The components of the page by name. */
  readonly others: readonly (readonly [string, unknown])[];
}

const loaded = new Map<string, Promise<FoundPage | undefined>>();

/** The page with a title in the folder of the stories, if there is one. */
function loadPage(folder: string, title: string): Promise<FoundPage | undefined> {
  const loading = loaded.get(title) ?? findPage(folder, title);
  loaded.set(title, loading);
  return loading;
}

async function findPage(folder: string, title: string): Promise<FoundPage | undefined> {
  const inFolder = Object.entries(pages).filter(([file]) => file.startsWith(folder));
  const modules = await Promise.all(inFolder.map(([, load]) => load()));
  const found = modules.find(({ page }) => page.title === title);
  if (!found) return undefined;
  const exported = (await families[`${folder}index.ts`]?.()) ?? {};
  const others = found.page.components.flatMap((name) =>
    name in exported ? [[name, exported[name]] as const] : [],
  );
  return { Fragment: found.default, others };
}
