import type { SecondFactorMethod } from "@portico/contract/features/identity.schemas";
import { useEffect, useState } from "react";
import { fetchJson } from "../api/client.ts";
import { errorMessage } from "../api/error-message.ts";

/** Seconds after which another code can be asked for. */
export const resendAfter = 30;

interface SentCode {
  readonly isSending?: boolean;
  /** Where the last code went, masked. */
  readonly sentTo?: string;
  readonly failure?: string;
  /** When another code can be asked for, in milliseconds since 1970. */
  readonly openFrom?: number;
}

/** Has one-time codes sent by e-mail or SMS, each method on its own. */
export function useSendCode(code: string, method: SecondFactorMethod) {
  const [all, setAll] = useState<Partial<Record<SecondFactorMethod, SentCode>>>({});
  const { sentTo, failure, isSending = false, openFrom = 0 } = all[method] ?? {};
  const secondsLeft = useSecondsUntil(openFrom);
  const put = (sent: SentCode) => setAll((before) => ({ ...before, [method]: sent }));
  const send = async () => {
    if (method === "totp") return;
    const last = sentTo === undefined ? {} : { sentTo };
    put({ ...last, isSending: true });
    try {
      const answer = await fetchJson("identity.sendSecondFactor", { body: { code, method } });
      put({ sentTo: answer.sentTo, openFrom: Date.now() + resendAfter * 1000 });
    } catch (error) {
      put({ ...last, failure: errorMessage(error) });
    }
  };
  return { sentTo, failure, isSending, secondsLeft, send: () => void send() };
}

/** What is known of the codes sent by one method. */
export type Sending = ReturnType<typeof useSendCode>;

/** Whole seconds until a time, counted down. */
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
