import { Suspense, useState } from "react";
import type { Aside } from "../host/screen-parts.ts";
import { useHost } from "../host/use-host.ts";
import { lazyPart } from "../lazy-part.tsx";
import { usePermitted } from "../use-permitted.ts";
import { FilteredList } from "./filtered-list.tsx";
import { List, type ListProps } from "./list.tsx";

/** A list that has an aside or is filtered by its path. Loaded only with such a list. */
export function ComposedList(props: ListProps) {
  const { parts } = useHost();
  const { aside: name } = props.screen;
  if (name === undefined) return <FilteredList {...props} />;
  const aside = parts?.asides?.[name];
  if (!aside) throw new Error(`The app has no aside \`${name}\`. Add it to \`parts.asides\` of its host.`);
  return <ListWithAside {...props} aside={aside} />;
}

interface ListWithAsideProps extends ListProps {
  aside: Aside;
}

/** A list with a part of the app beside it, for the users who may see it. On narrow screens, it is below the list. */
function ListWithAside({ aside: { access, load }, ...list }: ListWithAsideProps) {
  const [Part] = useState(() => lazyPart(load));
  const isPermitted = usePermitted();
  if (!isPermitted({ access })) return <List {...list} />;
  return (
    <div
      data-full-bleed=""
      className="page:min-[80rem]:grid page:min-[80rem]:h-full page:min-[80rem]:grid-cols-[minmax(0,1fr)_18.5rem] page:print:block"
    >
      <List {...list} />
      {/* It has its width before it is loaded, so that the list does not move. */}
      <div className="page:min-w-0 page:border-border page:max-[80rem]:border-t page:min-[80rem]:overflow-y-auto page:min-[80rem]:border-s page:print:hidden">
        <Suspense>
          <Part />
        </Suspense>
      </div>
    </div>
  );
}
