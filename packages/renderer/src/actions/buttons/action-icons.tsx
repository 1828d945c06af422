import type { ActionKind, ScreenAction } from "@portico/screens";
import {
  Check,
  Clock,
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
  Smartphone,
  SquareArrowOutUpRight,
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
  phone: Smartphone,
  clock: Clock,
};

/** The icons of row buttons that declare none. */
const iconsOfKinds: Readonly<Record<ActionKind, IconComponent>> = {
  notes: StickyNote,
  changeStatus: Tag,
  assign: UserRoundCheck,
  history: History,
  detail: Eye,
  form: Pencil,
  confirm: Check,
  call: Check,
  export: Download,
  upload: Upload,
  copy: Copy,
  link: Link,
  custom: SquareArrowOutUpRight,
};

/** Returns the icon of an action, if it has one. */
export function actionIcon({ icon }: Pick<ScreenAction, "icon">): ReactNode {
  const Icon = icon && icons[icon];
  return Icon && <Icon size={16} aria-hidden="true" />;
}

/** Returns the icon of an action in a row, where it has no text. */
export function rowActionIcon({ icon, kind }: Pick<ScreenAction, "icon" | "kind">): ReactNode {
  const Icon = icon ? icons[icon] : iconsOfKinds[kind];
  return <Icon size={16} aria-hidden="true" />;
}
