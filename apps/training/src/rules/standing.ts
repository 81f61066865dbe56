import { scoreTone } from './completion';

/** Said of a person without modules. */
export const NOTHING_ASSIGNED = 'Nothing was assigned yet.';

/** The standing of one module or of all: the words and the tone of its badge. */
export interface Standing {
  words: string;
  tone: ReturnType<typeof scoreTone> | 'water';
}

/**
 * The standing of training. It is behind only if something is overdue; then its share says how far.
 * @param share of participants who have completed it, 0 to 1; null without participants
 * @param overdue the number of participants who have not completed it by their due date
 */
export function standingOf(share: number | null, overdue: number): Standing {
  const tone = scoreTone(share);
  if (tone === 'neutral') return { words: 'No one yet', tone };
  if (share === 1) return { words: 'Completed', tone };
  if (tone === 'success') return { words: 'On track', tone };
  if (overdue > 0) return { words: tone === 'warning' ? 'Behind' : 'Far behind', tone };
  return share === 0 ? { words: 'Not started', tone: 'neutral' } : { words: 'In progress', tone: 'water' };
}
