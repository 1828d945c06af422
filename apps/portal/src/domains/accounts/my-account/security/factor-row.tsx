import { Button, StatusBadge } from "@portico/ui";
import { Mail, MessageSquareText, Smartphone } from "@portico/ui/icons";
import { myAccountMessages } from "../../../../messages/my-account.ts";
import type { Factor, SecondFactors } from "./use-second-factors.ts";

const texts = myAccountMessages.security;

/** So few recovery codes are worth a warning. */
const fewCodes = 3;

const icons = { totp: Smartphone, email: Mail, sms: MessageSquareText };

export interface FactorRowProps {
  factor: Factor;
  factors: SecondFactors;
  onSetUp: () => void;
  onRemove: () => void;
  onRenewCodes: () => void;
}

/** A second factor with its status and its switch. */
export function FactorRow({ factor, factors, onSetUp, onRemove, onRenewCodes }: FactorRowProps) {
  const { name, text } = texts.factors[factor];
  const { isOn } = factors[factor];
  const Icon = icons[factor];
  const hasNowhere = factor !== "totp" && factors[factor].sentTo === null;
  const whyNot = hasNowhere ? (factor === "sms" ? texts.noPhone : texts.noEmail) : undefined;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-border not-first:border-t not-first:pt-4">
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0 self-start text-fg-muted" />
      <div className="min-w-48 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-form font-medium">{name}</h3>
          <StatusBadge tone={isOn ? "success" : "neutral"}>{isOn ? texts.on : texts.off}</StatusBadge>
        </div>
        <p className="text-table text-fg-muted">{text}</p>
        {isOn ? (
          <FactorNote factor={factor} factors={factors} />
        ) : (
          whyNot && <p className="text-table text-fg-muted">{whyNot}</p>
        )}
      </div>
      <div data-print="hidden" className="flex flex-wrap gap-2">
        {isOn && factor === "totp" && (
          <Button size="sm" onClick={onRenewCodes}>
            {texts.renew.open}
          </Button>
        )}
        {isOn ? (
          <Button size="sm" aria-label={texts.switchOffNamed(name)} onClick={onRemove}>
            {texts.switchOff}
          </Button>
        ) : (
          <Button size="sm" aria-label={texts.setUpNamed(name)} disabledReason={whyNot} onClick={onSetUp}>
            {texts.setUp}
          </Button>
        )}
      </div>
    </li>
  );
}

function FactorNote({ factor, factors }: Pick<FactorRowProps, "factor" | "factors">) {
  if (factor !== "totp") {
    const { sentTo } = factors[factor];
    return sentTo && <p className="text-table">{texts.sentTo(sentTo)}</p>;
  }
  const { recoveryCodesLeft } = factors.totp;
  const areFew = recoveryCodesLeft < fewCodes;
  return (
    <p className={areFew ? "text-table text-warning-fg" : "text-table"}>
      {`${texts.recoveryCodesLeft(recoveryCodesLeft)}.`}
      {areFew && ` ${texts.recoveryCodesLow}`}
    </p>
  );
}
