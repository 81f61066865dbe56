import { announceNews, failureReason } from '@platform/module-kit';
import { dismissToast, toast } from '@platform/ui';
import { useRef, useState } from 'react';
import { useRereadMailbox } from '../../../source/queries';
import { SENDING_FAILED } from '../../../source/rows/message';
import { useClubSource } from '../../../source/useClubSource';
import { missingFields, type MessageDraft } from './messageDraft';

/** Sends the draft: checks it, reports the result or the reason for a refusal, and sends the same message only once. */
export function useSending(onSent: () => void) {
  const [sending, setSending] = useState(false);
  const [checked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  // State changes only on the next render, so two presses within one would send twice.
  const underWay = useRef(false);
  const lastTry = useRef<{ told: string; id: string } | null>(null);
  const { sendMessage } = useClubSource();
  const reread = useRereadMailbox();
  /** Messages about failed tries. A successful try removes them. */
  const failures = useRef<number[]>([]);
  const sayFailed = (title: string, description?: string) =>
    failures.current.push(toast({ title, description, tone: 'destructive' }));

  async function send(draft: MessageDraft): Promise<void> {
    if (underWay.current) return;
    setChecked(true);
    if (missingFields(draft).length > 0) {
      sayFailed('Please fill in all required fields');
      return;
    }
    const told = JSON.stringify(draft);
    if (lastTry.current?.told !== told) lastTry.current = { told, id: crypto.randomUUID() };
    underWay.current = true;
    setSending(true);
    setRefusal(undefined);
    try {
      await sendMessage({ id: lastTry.current.id, ...draft });
      failures.current.splice(0).forEach(dismissToast);
      toast({ title: 'Message sent successfully', tone: 'success' });
      onSent();
      await reread();
      announceNews();
    } catch (error) {
      console.warn('The message was not sent', error);
      const reason = failureReason(error instanceof Error ? error : null, SENDING_FAILED);
      sayFailed(SENDING_FAILED, reason);
      // Stays in the dialog after the toast has gone.
      setRefusal(`The message was not sent. ${reason}`);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }

  return { send, sending, checked, refusal };
}
