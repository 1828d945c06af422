import { type ManagedUser, managedUser } from "@portico/contract/features/accounts/user-manage.schemas";
import { LoadedRow, type LoadedRowProps } from "@portico/renderer/forms";
import { fetchJson } from "../../../api/client.ts";
import { userMessages as texts } from "../../../messages/users.ts";

/** Loads the current state of a user for a dialog. */
export function LoadedUser(
  props: Pick<LoadedRowProps<ManagedUser>, "id" | "title" | "onClose" | "children">,
) {
  return (
    <LoadedRow
      {...props}
      texts={texts}
      endpointId="userManage.detail"
      load={async (id, signal) =>
        managedUser.parse(await fetchJson("userManage.detail", { params: { id }, signal }))
      }
    />
  );
}
