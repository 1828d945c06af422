import type { SecondFactorMethod } from "@portico/contract/features/accounts/identity.schemas";
import { errorMessage } from "@portico/renderer/client";
import { useEffect, useState } from "react";
import { fetchJson } from "../../../api/client.ts";

/** Seconds before another code can be requested. */
export const resendAfter = 30;

interface SentCode {
  readonly isSending?: boolean;
  /** The masked address of the last code. */
  readonly sentTo?: string;
  readonly failure?: string;
  /** When another code can be requested, in milliseconds since 1970. */
  readonly canResendAt?: number;
}

/** Sends one-time codes by email or SMS, and tracks the state of each method separately. */
export function useSendCode(code: string, method: SecondFactorMethod) {
  const [sentByMethod, setSentByMethod] = useState<Partial<Record<SecondFactorMethod, SentCode>>>({});
  const { sentTo, failure, isSending = false, canResendAt = 0 } = sentByMethod[method] ?? {};
  const secondsLeft = useSecondsUntil(canResendAt);
  const update = (sent: SentCode) => setSentByMethod((before) => ({ ...before, [method]: sent }));
  const send = async () => {
    if (method === "totp") return;
    const last = sentTo === undefined ? {} : { sentTo };
    update({ ...last, ...(failure !== undefined && { failure }), isSending: true });
    try {
      const response = await fetchJson("identity.sendSecondFactor", { body: { code, method } });
      update({ sentTo: response.sentTo, canResendAt: Date.now() + resendAfter * 1000 });
    } catch (error) {
      update({ ...last, failure: errorMessage(error) });
    }
  };
  return { sentTo, failure, isSending, secondsLeft, send: () => void send() };
}

/** The state of the selected method. */
export type CodeSending = ReturnType<typeof useSendCode>;

/** Counts down the seconds until a time. */
function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = () => {
      setNow(Date.now());
      if (Date.now() >= time) clearInterval(timer);
    };
    const timer = setInterval(tick, 250);
    tick();
    return () => clearInterval(timer);
  }, [time]);
  return Math.min(resendAfter, Math.max(0, Math.ceil((time - now) / 1000)));
}
