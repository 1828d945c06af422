import { Avatar, Button, Menu, type MenuItem } from "@portico/ui";
import { ChevronDown, CircleUserRound, LogIn, LogOut } from "@portico/ui/icons";
import { useState } from "react";
import { useNavigate } from "react-router";
import { usePhoto } from "../api/photo.ts";
import { messages } from "../messages/messages.ts";
import { useSession } from "../session/session.ts";
import { signOut } from "./sign-out.ts";
import { useThemeItems } from "./use-theme-items.ts";

const texts = messages.topBar;

/** The user menu: the account and sign out, or sign in, and the theme. */
export function ProfileMenu() {
  const user = useSession();
  return user ? <SignedInMenu name={user.name} /> : <SignedOutMenu />;
}

function SignedInMenu({ name }: { name: string }) {
  const navigate = useNavigate();
  const photo = usePhoto();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    setIsLeaving(true);
    void signOut().then((isSignedOut) => setIsLeaving(isSignedOut));
  };
  const items: (MenuItem | "separator")[] = [
    {
      id: "account",
      label: texts.myAccount,
      icon: <CircleUserRound size={16} />,
      onPress: () => void navigate("/portal/myaccount"),
    },
    "separator",
    ...useThemeItems(),
    "separator",
    { id: "leave", label: messages.signOut, icon: <LogOut size={16} />, onPress: leave },
  ];
  return (
    <Menu
      align="end"
      items={items}
      trigger={
        <Button
          variant="ghost"
          className="px-1.5!"
          isLoading={isLeaving}
          icon={<Avatar name={name} src={photo} size="sm" isDecorative={true} />}
        >
          <span className="max-w-44 truncate text-table max-sm:sr-only">{name}</span>
          <ChevronDown className="size-3.5 text-fg-muted" aria-hidden="true" />
        </Button>
      }
    />
  );
}

function SignedOutMenu() {
  const navigate = useNavigate();
  return (
    <Menu
      align="end"
      items={[
        {
          id: "sign-in",
          label: texts.signIn,
          icon: <LogIn size={16} />,
          onPress: () => void navigate("/login"),
        },
        "separator",
        ...useThemeItems(),
      ]}
      trigger={
        <Button variant="ghost" icon={<CircleUserRound size={18} />}>
          {texts.account}
        </Button>
      }
    />
  );
}
