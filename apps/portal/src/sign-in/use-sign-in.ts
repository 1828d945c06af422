import { identityEndpoints } from "@portico/contract/features/identity";
import type { LoginAnswer } from "@portico/contract/features/identity.schemas";
import { useNotify } from "@portico/ui/notification";
import { useRef, useState } from "react";
import { request } from "../api/client.ts";
import { errorMessage } from "../api/error-message.ts";
import { addEndpoints } from "../api/known-endpoints.ts";
import { signInMessages } from "../messages/sign-in.ts";
import { readClaims } from "../session/token.ts";
import { type NewPasswordStep, nextStep, type SecondFactorStep } from "./next-step.ts";

addEndpoints(identityEndpoints);

const texts = signInMessages;

/** What to do once the server has answered. */
export interface SignInTargets {
  /** Takes the token of the session that has begun. */
  readonly onToken: (token: string) => void;
  /** Goes on to what is still asked for. */
  readonly onStep: (step: SecondFactorStep | NewPasswordStep) => void;
  /** The last session is kept: what was entered is used up. */
  readonly onKeep?: () => void;
}

/** Sends what someone signs in with, says what came of it, and asks whether to close the last session. */
export function useSignIn({ onToken, onStep, onKeep }: SignInTargets) {
  const notify = useNotify();
  const [failure, setFailure] = useState<string>();
  const [pendingToken, setPendingToken] = useState<string>();
  const [isClosing, setIsClosing] = useState(false);
  const forgetFailure = useRef<() => void>(undefined);

  const fail = (error: unknown) => {
    setFailure(errorMessage(error));
    forgetFailure.current = notify({ tone: "danger", text: texts.failed });
  };
  const begin = () => {
    setFailure(undefined);
    forgetFailure.current?.();
  };
  const signedIn = (token: string) => {
    if (!readClaims(token)) throw new Error(texts.brokenAnswer);
    notify({ tone: "success", text: texts.success });
    onToken(token);
  };

  /** @returns whether the server took what was sent */
  const send = async (call: () => Promise<LoginAnswer>): Promise<boolean> => {
    begin();
    try {
      const step = nextStep(await call());
      if (!step) throw new Error(texts.brokenAnswer);
      if (step.kind === "signed-in") signedIn(step.token);
      else if (step.kind === "close-last-session") setPendingToken(step.token);
      else {
        const text = step.kind === "second-factor" ? texts.secondFactor.required : texts.reset.required;
        notify({ tone: "info", text });
        onStep(step);
      }
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };

  /** Yes: the first use of the token makes it the session and ends the other one everywhere. */
  const closeLastSession = async () => {
    if (pendingToken === undefined) return;
    begin();
    setIsClosing(true);
    try {
      await request("session.activity", { token: pendingToken });
      signedIn(pendingToken);
    } catch (error) {
      fail(error);
    }
    setIsClosing(false);
    setPendingToken(undefined);
  };

  const lastSession = {
    isAsked: pendingToken !== undefined,
    isClosing,
    close: () => void closeLastSession(),
    /** No: the token is dropped, and dies unused. */
    keep: () => {
      setPendingToken(undefined);
      onKeep?.();
    },
  };
  return { send, failure, lastSession };
}

/** The question about the last session, and its answers. */
export type LastSessionQuestion = ReturnType<typeof useSignIn>["lastSession"];
