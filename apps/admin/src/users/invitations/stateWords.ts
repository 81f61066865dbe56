import type { Tone } from '@platform/ui';
import type { InvitationState } from '../../source/rows/invitation';

export const stateWords: Record<InvitationState, { title: string; tone: Tone }> = {
  open: { title: 'Open', tone: 'water' },
  accepted: { title: 'Accepted', tone: 'success' },
  expired: { title: 'Expired', tone: 'warning' },
  revoked: { title: 'Revoked', tone: 'neutral' },
};
