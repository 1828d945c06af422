import { useHost } from "../host/use-host.ts";
import { FilteredList } from "./filtered-list.tsx";
import type { ListProps } from "./list.tsx";
import { ListWithAside } from "./list-with-aside.tsx";

/** A list that has an aside or is filtered by its path. Loaded only with such a list. */
export function ComposedList(props: ListProps) {
  const { parts } = useHost();
  const { aside: name } = props.screen;
  if (name === undefined) return <FilteredList {...props} />;
  const aside = parts?.asides?.[name];
  if (!aside) throw new Error(`The app has no aside \`${name}\`. Add it to \`parts.asides\` of its host.`);
  return <ListWithAside {...props} aside={aside} />;
}
