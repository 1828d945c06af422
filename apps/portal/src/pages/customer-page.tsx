import { messages } from "../messages.ts";
import { useSession } from "../session/session.ts";

/** The greeting a customer begins with. */
export function CustomerPage() {
  const user = useSession();
  return (
    <div className="p-6">
      <h1 className="text-title font-semibold">{messages.customerGreeting.title(user?.name ?? "")}</h1>
      <p className="mt-1 max-w-prose text-form text-fg-muted">{messages.customerGreeting.text}</p>
    </div>
  );
}
