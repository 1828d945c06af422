import { NotLoaded } from "@portico/renderer/client";
import { Skeleton } from "@portico/ui";
import { FormSection } from "@portico/ui/form-kit";
import { useNotify } from "@portico/ui/notification";
import { useState } from "react";
import { myAccountMessages } from "../../../../messages/my-account.ts";
import { FactorRow } from "./factor-row.tsx";
import { MessageFactorDialog } from "./message-factor-dialog.tsx";
import { PasswordReset } from "./password-reset.tsx";
import { RemoveFactorDialog } from "./remove-factor-dialog.tsx";
import { RenewCodesDialog } from "./renew-codes-dialog.tsx";
import { TotpDialog } from "./totp-dialog.tsx";
import { type Factor, useRefreshSecondFactors, useSecondFactors } from "./use-second-factors.ts";

const texts = myAccountMessages.security;

const factors: readonly Factor[] = ["totp", "email", "sms"];

/** The second factors, which can be turned on and off. */
export function SecuritySection() {
  return (
    <FormSection id="security" title={texts.title} lead={texts.lead}>
      <div className="sm:col-span-2">
        <Factors />
        <PasswordReset />
      </div>
    </FormSection>
  );
}

function Factors() {
  const notify = useNotify();
  const { data, error, isFetching, refetch } = useSecondFactors();
  const refresh = useRefreshSecondFactors();
  const [settingUp, setSettingUp] = useState<Factor>();
  const [removing, setRemoving] = useState<Factor>();
  const [isRenewing, setRenewing] = useState(false);
  if (!data) {
    if (!error) return <FactorSkeleton />;
    return <NotLoaded title={texts.failed} {...{ error, isFetching, refetch }} />;
  }
  const close = () => {
    setSettingUp(undefined);
    setRemoving(undefined);
    setRenewing(false);
  };
  const changed = async (text: string) => {
    await refresh();
    notify({ tone: "success", text });
  };
  return (
    <>
      <ul className="grid gap-4">
        {factors.map((factor) => (
          <FactorRow
            key={factor}
            factor={factor}
            factors={data}
            onSetUp={() => setSettingUp(factor)}
            onRemove={() => setRemoving(factor)}
            onRenewCodes={() => setRenewing(true)}
          />
        ))}
      </ul>
      {settingUp === "totp" && (
        <TotpDialog onClose={close} onSwitchedOn={() => changed(texts.switchedOn(texts.factors.totp.name))} />
      )}
      {(settingUp === "email" || settingUp === "sms") && (
        <MessageFactorDialog
          method={settingUp}
          sentTo={data[settingUp].sentTo}
          onClose={close}
          onSwitchedOn={() => changed(texts.switchedOn(texts.factors[settingUp].name))}
        />
      )}
      {isRenewing && <RenewCodesDialog onClose={close} onRenewed={() => changed(texts.renew.done)} />}
      {removing && (
        <RemoveFactorDialog
          factor={removing}
          onClose={close}
          onSwitchedOff={() => changed(texts.switchedOff(texts.factors[removing].name))}
        />
      )}
    </>
  );
}

function FactorSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="grid gap-4">
      {factors.map((factor) => (
        <div key={factor} className="flex items-center gap-4">
          <span className="grid flex-1 gap-2">
            <Skeleton width="9rem" height="1rem" />
            <Skeleton width="70%" />
          </span>
          <Skeleton width="5rem" height="1.75rem" />
        </div>
      ))}
    </div>
  );
}
