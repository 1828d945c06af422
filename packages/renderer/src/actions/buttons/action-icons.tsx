import type { ScreenAction } from "@portico/screens";
import {
  Check,
  Copy,
  Download,
  Eye,
  History,
  type IconComponent,
  Link,
  Pencil,
  Plus,
  Printer,
  RefreshCw,
  StickyNote,
  Tag,
  Trash2,
  Upload,
  UserRoundCheck,
} from "@portico/ui/icons";
import type { ReactNode } from "react";

/** The icons that a screen can declare. */
const icons: Readonly<Record<NonNullable<ScreenAction["icon"]>, IconComponent>> = {
  plus: Plus,
  pencil: Pencil,
  trash: Trash2,
  note: StickyNote,
  status: Tag,
  assign: UserRoundCheck,
  history: History,
  download: Download,
  upload: Upload,
  copy: Copy,
  link: Link,
  eye: Eye,
  refresh: RefreshCw,
  print: Printer,
  check: Check,
};

/** Returns the icon of an action, if it has one. */
export function actionIcon({ icon }: Pick<ScreenAction, "icon">): ReactNode {
  const Icon = icon && icons[icon];
  return Icon && <Icon size={16} aria-hidden="true" />;
}
