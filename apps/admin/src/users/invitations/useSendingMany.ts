import { failureReason, useQueryClient } from '@platform/module-kit';
import { useState } from 'react';
import type { PastedAddress } from './pastedAddresses';
import { sendInvitation, type Offer } from './sendInvitation';

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
  const cache = useQueryClient();
  const [sending, setSending] = useState<Sending>({ status: 'idle' });
  const send = async (addresses: readonly PastedAddress[], offer: Offer) => {
    const results: SendResult[] = [];
    for (const { email, problem } of addresses) {
      setSending({ status: 'sending', done: results.length, all: addresses.length });
      results.push({ email, problem: problem ?? (await attempt(email, offer)) });
    }
    setSending({ status: 'done', results });
    await cache.invalidateQueries({ queryKey: ['admin', 'invitations'] });
    return results;
  };
  return { sending, send };
}

async function attempt(email: string, offer: Offer): Promise<string | null> {
  try {
    await sendInvitation(email, offer);
    return null;
  } catch (error) {
    return failureReason(error as Error);
  }
}
