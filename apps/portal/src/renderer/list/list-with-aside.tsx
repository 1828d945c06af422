import type { customParts } from "@portico/portal-config";
import { type ComponentType, Suspense, useState } from "react";
import { lazyPart } from "../lazy-part.tsx";
import { List, type ListProps } from "./list.tsx";

type AsideName = (typeof customParts)["aside"][number];

/** The portal's parts beside lists. Their code is loaded on first render. */
const asides = {
  absenceCalendar: () =>
    import("../../time-off/absence-calendar.tsx").then((module) => module.AbsenceCalendar),
} satisfies Record<AsideName, () => Promise<ComponentType>>;

/** Props of `ListWithAside`. */
export interface ListWithAsideProps extends ListProps {
  aside: AsideName;
}

/** A list with a part of the portal beside it. On narrow screens, it is below the list. */
export function ListWithAside({ aside, ...list }: ListWithAsideProps) {
  const [Aside] = useState(() => lazyPart(asides[aside]));
  return (
    <div className="min-[80rem]:grid min-[80rem]:h-full min-[80rem]:grid-cols-[minmax(0,1fr)_auto] print:block">
      <List {...list} />
      <Suspense>
        <Aside />
      </Suspense>
    </div>
  );
}
