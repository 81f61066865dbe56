import type { Tone } from '@platform/ui';
import type { Level } from '../source/rows/level';

/** The levels, the highest first. */
export const levels: readonly Level[] = ['high', 'medium', 'low'];

export const levelWords: Record<Level, string> = { high: 'High', medium: 'Medium', low: 'Low' };

/** The look of a priority: destructive, secondary, outline (specification 4.10). */
export const levelTones: Record<Level, Tone> = { high: 'danger', medium: 'neutral', low: 'outline' };

export const levelOptions = levels.map((value) => ({ value, label: levelWords[value] }));
