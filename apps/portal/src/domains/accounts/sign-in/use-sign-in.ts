import { identityEndpoints } from "@portico/contract/features/accounts/identity";
import type { LoginResponse } from "@portico/contract/features/accounts/identity.schemas";
import { errorMessage } from "@portico/renderer/client";
import { useFailure } from "@portico/ui/forms";
import { useNotify } from "@portico/ui/notification";
import { useRef, useState } from "react";
import { client, request } from "../../../api/client.ts";
import { signInMessages } from "../../../messages/sign-in.ts";
import { readClaims } from "../../../session/token.ts";
import { rememberKeys } from "../../../shortcuts/early-keys.ts";
import { type NewPasswordStep, nextStep, type SecondFactorStep } from "./next-step.ts";

client.add(identityEndpoints);

const texts = signInMessages;

/** Callbacks of `useSignIn`. */
export interface SignInCallbacks {
  /** Called with the token after the sign-in. */
  readonly onToken: (token: string) => void;
  /** Called if the sign-in needs another step. */
  readonly onStep: (step: SecondFactorStep | NewPasswordStep) => void;
  /** Called if the user keeps the other session. The entered values can't be used again. */
  readonly onKeep?: () => void;
}

/** Sends sign-in requests, shows their result, and asks whether to close the user's other session. */
export function useSignIn({ onToken, onStep, onKeep }: SignInCallbacks) {
  const notify = useNotify();
  const { failure, replace: setFailure } = useFailure<string>();
  const [pendingToken, setPendingToken] = useState<string>();
  const [isClosing, setIsClosing] = useState(false);
  const dismissFailure = useRef<() => void>(undefined);

  const fail = (error: unknown) => {
    setFailure(errorMessage(error));
    dismissFailure.current = notify({ tone: "danger", text: texts.failed });
  };
  const completeSignIn = (token: string) => {
    if (!readClaims(token)) throw new Error(texts.brokenResponse);
    notify({ tone: "success", text: texts.success });
    rememberKeys();
    onToken(token);
  };

  /** @returns whether the server accepted the request */
  const send = async (call: () => Promise<LoginResponse>): Promise<boolean> => {
    dismissFailure.current?.();
    try {
      const step = nextStep(await call());
      if (!step) throw new Error(texts.brokenResponse);
      if (step.kind === "signed-in") completeSignIn(step.token);
      else if (step.kind === "close-last-session") setPendingToken(step.token);
      else {
        const text = step.kind === "second-factor" ? texts.secondFactor.required : texts.reset.required;
        notify({ tone: "info", text });
        onStep(step);
      }
      setFailure(undefined);
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };

  /** The first request with the new token closes the other session. */
  const closeLastSession = async () => {
    if (pendingToken === undefined) return;
    dismissFailure.current?.();
    setIsClosing(true);
    try {
      await request("session.activity", { token: pendingToken });
      setFailure(undefined);
      completeSignIn(pendingToken);
    } catch (error) {
      fail(error);
    }
    setIsClosing(false);
    setPendingToken(undefined);
  };

  const lastSession = {
    isOpen: pendingToken !== undefined,
    isClosing,
    closeOtherSession: () => void closeLastSession(),
    /** Discards the new token. It expires unused. */
    keepOtherSession: () => {
      setPendingToken(undefined);
      onKeep?.();
    },
  };
  return { send, failure, lastSession };
}

/** The question whether to close the user's other session. */
export type LastSessionQuestion = ReturnType<typeof useSignIn>["lastSession"];
