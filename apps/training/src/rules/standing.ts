import { scoreTone } from './completion';

/** How a module, or all of them, stand: the words and the tone of their badge. */
export interface Standing {
  words: string;
  tone: ReturnType<typeof scoreTone> | 'water';
}

/**
 * How training stands. It is behind only once something of it is overdue; then its score says how far.
 * @param share of participants who have completed it, 0 to 1; null without participants
 * @param overdue how many have not completed it by their due date
 */
export function standingOf(share: number | null, overdue: number): Standing {
  const tone = scoreTone(share);
  if (tone === 'neutral') return { words: 'No one yet', tone };
  if (tone === 'success') return { words: 'On track', tone };
  if (overdue > 0) return { words: tone === 'warning' ? 'Behind' : 'Far behind', tone };
  return share === 0 ? { words: 'Not started', tone: 'neutral' } : { words: 'In progress', tone: 'water' };
}
