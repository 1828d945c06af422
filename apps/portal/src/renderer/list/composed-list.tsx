import { FilteredList } from "./filtered-list.tsx";
import type { ListProps } from "./list.tsx";
import { ListWithAside } from "./list-with-aside.tsx";

/** A list that has an aside or is filtered by its path. Loaded only with such a list. */
export function ComposedList(props: ListProps) {
  const { aside } = props.screen;
  return aside ? <ListWithAside {...props} aside={aside} /> : <FilteredList {...props} />;
}
