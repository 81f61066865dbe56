import { toast } from '@platform/ui';
import { useState } from 'react';
import { failureReason } from '@platform/module-kit';
import type { PastedAddress } from './pastedAddresses';

/**
 * Invites many addresses, one after the other, and keeps the result of each.
 * @param reread reads the invitations again, after the last one
 */
export function useSendingMany(reread: () => Promise<unknown>): {
  /** How many addresses are done; null while nothing is sent. */
  progress: { done: number; all: number } | null;
  /** Those of the addresses that were sent and refused, in the order of sending. */
  refusedAmong(addresses: readonly PastedAddress[]): PastedAddress[];
  /**
   * Sends, says how many were sent, and returns those that were not invited. An address with a problem is not tried.
   * @param invite throws the reason if the address is refused
   */
  send(addresses: readonly PastedAddress[], invite: (email: string) => Promise<void>): Promise<PastedAddress[]>;
} {
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const [refused, setRefused] = useState<readonly PastedAddress[]>([]);
  return {
    progress,
    refusedAmong: (addresses) => refused.filter((one) => addresses.some(({ email }) => email === one.email)),
    send: async (addresses, invite) => {
      const failed: PastedAddress[] = [];
      for (const [done, { email, problem }] of addresses.entries()) {
        setProgress({ done, all: addresses.length });
        const reason = problem ?? (await problemOf(invite(email)));
        if (reason !== null) failed.push({ email, problem: reason });
      }
      const sent = addresses.length - failed.length;
      if (sent > 0) toast({ title: sent === 1 ? 'Invitation sent' : `${sent} invitations sent`, tone: 'success' });
      await reread();
      setProgress(null);
      setRefused(failed);
      return failed;
    },
  };
}

const problemOf = (sending: Promise<void>): Promise<string | null> =>
  sending.then(
    () => null,
    (error: Error) => failureReason(error),
  );
