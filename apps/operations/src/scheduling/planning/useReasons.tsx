import { onDemand } from '@platform/ui';
import { useState, type ReactNode } from 'react';

const OverrideDialog = onDemand(() => import('../dialogs/dialogParts'))('OverrideDialog');

interface Asked {
  message: string;
  hint: string;
  answer: (reason: string | null) => void;
}

/** Asks for a reason to override a soft rule: null if the person leaves the shift unchanged. */
export function useReasons(): {
  askReason: (message: string, hint: string) => Promise<string | null>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked>();
  const askReason = (message: string, hint: string) =>
    new Promise<string | null>((resolve) => {
      setAsked({
        message,
        hint,
        answer: (reason) => {
          setAsked(undefined);
          resolve(reason);
        },
      });
    });
  const dialog = asked && <OverrideDialog message={asked.message} hint={asked.hint} onAnswer={asked.answer} />;
  return { askReason, dialog };
}
