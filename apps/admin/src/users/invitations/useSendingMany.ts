import { failureReason } from '@platform/module-kit';
import { useState } from 'react';
import type { Offer } from '../../source/rows/invitation';
import { useAdminReread, useAdminSource } from '../../source/useAdminSource';
import type { PastedAddress } from './pastedAddresses';

/** The result for one address. */
export interface SendResult {
  email: string;
  /** Why no one was invited; null if the mail is on its way. */
  problem: string | null;
}

export type Sending =
  | { status: 'idle' }
  | { status: 'sending'; done: number; all: number }
  /** In the order of the addresses. */
  | { status: 'done'; results: readonly SendResult[] };

/** Invites many addresses, one after the other, and keeps the result of each. */
export function useSendingMany(): {
  sending: Sending;
  send(addresses: readonly PastedAddress[], offer: Offer): Promise<readonly SendResult[]>;
} {
  const source = useAdminSource();
  const reread = useAdminReread();
  const [sending, setSending] = useState<Sending>({ status: 'idle' });
  const send = async (addresses: readonly PastedAddress[], offer: Offer) => {
    const results: SendResult[] = [];
    for (const { email, problem } of addresses) {
      setSending({ status: 'sending', done: results.length, all: addresses.length });
      results.push({ email, problem: problem ?? (await problemOf(source.sendInvitation(email, offer))) });
    }
    setSending({ status: 'done', results });
    await reread();
    return results;
  };
  return { sending, send };
}

const problemOf = (sending: Promise<void>): Promise<string | null> =>
  sending.then(
    () => null,
    (error: Error) => failureReason(error),
  );
