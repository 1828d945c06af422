import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { format } from "node:util";
import { createElement, type FunctionComponent, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import {
  clientSamples,
  formSamples,
  withoutSample,
} from "../../consumers/next-app/app/every-component/client-samples.ts";
import { samples } from "../../consumers/next-app/app/every-component/samples.ts";

/**
 * Renders every component under Node, where there is no `window`, with the samples of the Next.js app, which renders them in
 * server and client components. Returns those that fail, those with style attributes, and those without a sample.
 */
export async function checkServerRender(
  dir: string,
  entries: readonly (readonly [string, string])[],
): Promise<string[]> {
  const modules = await Promise.all(
    entries
      .filter(([name]) => name !== "./icons")
      .map(([, file]): Promise<Record<string, unknown>> => import(pathToFileURL(join(dir, file)).href)),
  );
  const components = Object.entries(Object.assign({}, ...modules) as Record<string, unknown>).filter(
    ([name, value]) => /^[A-Z]/.test(name) && isComponent(value),
  );
  const kit: FormParts = Object.assign({}, ...modules);
  return components.flatMap(([name, component]) => {
    const props = samples[name] ?? clientSamples[name] ?? formSamples[name];
    if (!props)
      return name in withoutSample
        ? []
        : [
            `${name} has no sample in consumers/next-app/app/every-component, so nothing shows that it works.`,
          ];
    const logged: string[] = [];
    const { error: log } = console;
    console.error = (...words: unknown[]) => logged.push(format(...words));
    const element = createElement(component as FunctionComponent<object>, props);
    try {
      const html = renderToString(name in formSamples ? createElement(InForm, kit, element) : element);
      const [style] = /<\w+[^>]* style="[^"]*"/.exec(html) ?? [];
      return style ? [`${name} has a style attribute, which a strict policy blocks: ${style}`] : [];
    } catch (error) {
      return [
        `${name} can't be rendered on a server: ${error instanceof Error ? error.message : String(error)}`,
      ];
    } finally {
      console.error = log;
    }
  });
}

interface FormParts {
  readonly Form: FunctionComponent<{ kit: unknown; children: ReactNode }>;
  readonly useFormKit: (options: object) => unknown;
}

/** An element in a form of the form kit. */
function InForm({ Form, useFormKit, children }: FormParts & { children?: ReactNode }): ReactNode {
  const kit = useFormKit({ defaultValues: {}, onSubmit: async () => undefined });
  return createElement(Form, { kit, children });
}

/** A function, or an object of `forwardRef` or `memo`. */
function isComponent(value: unknown): boolean {
  return typeof value === "function" || (typeof value === "object" && value !== null && "$$typeof" in value);
}
