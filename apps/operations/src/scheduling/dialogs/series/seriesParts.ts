import type { SeriesPart } from '../../planning/series/series';

/** Which shifts of a series a change can be for. */
export const partOptions: { value: SeriesPart; label: string; description: string }[] = [
  { value: 'this', label: 'This shift', description: 'The others stay as they are.' },
  { value: 'following', label: 'This and the following shifts', description: 'Those before it stay as they are.' },
  { value: 'all', label: 'All coming shifts', description: 'Every shift of the series that has not begun.' },
];
