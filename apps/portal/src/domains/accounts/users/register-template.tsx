import type { RegisterForm } from "@portico/contract/features/accounts/identity.schemas";
import { formatClaim, parseClaims, parseRoles } from "@portico/contract/schemas/user-rights";
import { Select } from "@portico/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { fetchJson } from "../../../api/client.ts";
import { userMessages } from "../../../messages/users.ts";

const texts = userMessages.register;

/** A select of role templates. The chosen one replaces the roles and claims of the form. */
export function RegisterTemplate() {
  const { setValue } = useFormContext<RegisterForm>();
  const [chosen, setChosen] = useState("");
  const { data = [], isLoading } = useQuery({
    queryKey: ["userManage.templates"],
    queryFn: ({ signal }) => fetchJson("userManage.templates", { signal }),
  });
  const choose = (name: string) => {
    setChosen(name);
    const template = data.find((each) => each.name === name);
    const claims = parseClaims(String(template?.claims ?? "")).map(formatClaim);
    setValue("roles", parseRoles(String(template?.roles ?? "")), { shouldDirty: true });
    setValue("claims", claims, { shouldDirty: true });
  };
  return (
    <Select
      className="sm:col-span-2"
      label={texts.template}
      hint={texts.templateHint}
      placeholder={texts.noTemplate}
      options={data.map(({ name }) => ({ value: String(name), label: String(name) }))}
      isLoading={isLoading}
      value={chosen}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
