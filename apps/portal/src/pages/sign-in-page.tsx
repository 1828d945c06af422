import { zodResolver } from "@hookform/resolvers/zod";
import { loginBody } from "@portico/contract/schemas/identity";
import { Button, Checkbox, TextField } from "@portico/ui";
import { useNotify } from "@portico/ui/notification";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { Navigate, useLocation, useNavigate } from "react-router";
import { fetchJson } from "../api/client.ts";
import { errorMessage } from "../api/error-message.ts";
import { messages } from "../messages.ts";
import { returnPath } from "../session/return-to.ts";
import { beginSession, useSession } from "../session/session.ts";
import { ProductMark } from "../shell/product-mark.tsx";

const texts = messages.signIn;

/** Sign-in with e-mail and password; leads back to what was asked for. */
export function SignInPage() {
  const { search } = useLocation();
  const user = useSession();
  const { register, submit, errors, failure, isSubmitting } = useSignIn(returnPath(search));
  const [isShown, setIsShown] = useState(false);
  const titleId = useId();
  if (user && !isSubmitting) return <Navigate to={returnPath(search)} replace />;
  return (
    <main className="grid min-h-full place-content-center bg-surface-sunken p-4">
      <title>{`${texts.title} · ${messages.productName}`}</title>
      <div className="w-[min(24rem,calc(100vw-2rem))]">
        <ProductMark className="mb-6 justify-center" />
        <form
          noValidate
          onSubmit={submit}
          aria-labelledby={titleId}
          className="grid gap-4 rounded-xl border border-border bg-surface p-6 shadow-control"
        >
          <div>
            <h1 id={titleId} className="text-title font-semibold">
              {texts.title}
            </h1>
            <p className="text-form text-fg-muted">{texts.lead}</p>
          </div>
          <TextField
            label={texts.user}
            type="email"
            autoComplete="username"
            autoFocus
            error={errors.user?.message}
            {...register("user")}
          />
          <TextField
            label={texts.pass}
            type={isShown ? "text" : "password"}
            autoComplete="current-password"
            error={errors.pass?.message}
            {...register("pass")}
          />
          <Checkbox
            label={texts.showPassword}
            checked={isShown}
            onCheckedChange={({ checked }) => setIsShown(checked === true)}
          />
          {failure && (
            <p role="alert" className="rounded-md bg-danger-surface px-3 py-2 text-form text-danger-fg">
              {failure}
            </p>
          )}
          <Button type="submit" variant="primary" isLoading={isSubmitting}>
            {texts.submit}
          </Button>
        </form>
        <p className="mt-4 text-center text-caption text-fg-muted">{texts.monitored}</p>
      </div>
    </main>
  );
}

function useSignIn(target: string) {
  const navigate = useNavigate();
  const notify = useNotify();
  const [failure, setFailure] = useState<string>();
  const form = useForm({ resolver: zodResolver(loginBody), defaultValues: { user: "", pass: "" } });
  const submit = form.handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      const { token } = await fetchJson("identity.login", { body });
      beginSession(token);
      notify({ tone: "success", text: texts.success });
      await navigate(target, { replace: true });
    } catch (error) {
      setFailure(errorMessage(error));
      form.setFocus("pass");
    }
  });
  return {
    register: form.register,
    submit,
    errors: form.formState.errors,
    isSubmitting: form.formState.isSubmitting,
    failure,
  };
}
