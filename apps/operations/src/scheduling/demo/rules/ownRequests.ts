import { withChanged } from '@platform/module-kit/screens';
import type { Known } from './facts';

export const withdrawRequest = (known: Known, id: string): void =>
  known.change('listRequests', (requests) => withChanged(requests, [id], () => ({ status: 'withdrawn' as const })));

export function answerSwap(known: Known, id: string, agrees: boolean): void {
  const now = known.source.now().toISOString();
  known.change('listRequests', (requests) =>
    withChanged(requests, [id], ({ status, colleagueAgreedAt }) => ({
      status: agrees ? status : ('cancelled' as const),
      colleagueAgreedAt: agrees ? (colleagueAgreedAt ?? now) : null,
    })),
  );
}

export const withdrawTimeOff = (known: Known, id: string): void =>
  known.change('listTimeOff', (all) => withChanged(all, [id], () => ({ status: 'withdrawn' as const })));
