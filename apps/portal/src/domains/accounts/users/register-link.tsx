import type { RegisterForm } from "@portico/contract/features/accounts/identity.schemas";
import { NotLoaded } from "@portico/renderer/client";
import { Checkbox } from "@portico/ui/forms";
import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { fetchJson } from "../../../api/client.ts";
import { userMessages } from "../../../messages/users.ts";
import { ContactPicker } from "./contact-picker.tsx";
import { VisibilityEntries } from "./visibility-entries.tsx";

const texts = userMessages.register;

/** The contact of a new user, and its visibility. */
export function RegisterLink() {
  const { setValue } = useFormContext<RegisterForm>();
  const link = useWatch<RegisterForm, "link">({ name: "link" });
  const isLinked = useWatch<RegisterForm, "isLinked">({ name: "isLinked" });
  const change = (checked: boolean) => {
    setValue("isLinked", checked, { shouldDirty: true });
    if (checked) return;
    setValue("link", "", { shouldDirty: true });
    setValue("visibility", [], { shouldDirty: true });
  };
  return (
    <>
      <Checkbox
        className="sm:col-span-2"
        label={texts.linkContact}
        checked={isLinked}
        onCheckedChange={({ checked }) => change(checked === true)}
      />
      {isLinked && <ContactPicker name="link" current={undefined} />}
      {isLinked && link !== "" && <FirstVisibility />}
    </>
  );
}

function FirstVisibility() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["agents.lookup"],
    queryFn: ({ signal }) => fetchJson("agents.lookup", { signal }),
  });
  if (error) return <NotLoaded title={texts.agentsNotLoaded} {...{ error, isFetching, refetch }} />;
  const agents = (data ?? []).map(({ id, name }) => ({ value: String(id), label: String(name) }));
  return <VisibilityEntries name="visibility" agents={agents} hasLabel />;
}
