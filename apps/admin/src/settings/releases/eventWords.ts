import { codeAsTitle } from '@platform/contract/words';
import type { Tone } from '@platform/ui';
import type { ReleaseEvent } from '../../source/rows/release';

interface EventWords {
  /** The action, such as `Promoted`. */
  title: string;
  tone: Tone;
}

const known: Record<string, EventWords> = {
  publish: { title: 'Published', tone: 'neutral' },
  promote: { title: 'Promoted', tone: 'success' },
  rollback: { title: 'Rolled back', tone: 'warning' },
  rollout: { title: 'Rolled out', tone: 'water' },
  shrink: { title: 'Rollout made smaller', tone: 'warning' },
  pause: { title: 'Rollout paused', tone: 'warning' },
  resume: { title: 'Rollout resumed', tone: 'water' },
  end_rollout: { title: 'Rollout ended', tone: 'neutral' },
  prune: { title: 'Files removed', tone: 'neutral' },
};

/** The name of an event. An event of a later platform version is shown by its code. */
export function eventWords(action: string): EventWords {
  return known[action] ?? { title: codeAsTitle(action), tone: 'neutral' };
}

/**
 * How a channel moved, such as `production: 1.0.0 → 1.1.0`, with the share of the clubs if it is not all; only the
 * release if none moved.
 */
export function movementOf({
  channel,
  from,
  to,
  share,
}: Pick<ReleaseEvent, 'channel' | 'from' | 'to' | 'share'>): string {
  if (channel === null) return to;
  const goes = from === null ? to : `${from} → ${to}`;
  return `${channel}: ${goes}${share === null ? '' : ` for ${share} % of the clubs`}`;
}
