import { asking, saving } from '@platform/module-kit/screens';
import { NOT_SAVED } from '../../../shared/sendFromDeck';

/** Shown when a read failed and the server gave no reason. */
export const failures = {
  tickets: 'Failed to fetch tickets',
  vendors: 'Failed to fetch vendors',
  contracts: 'Failed to fetch contracts',
  places: 'Failed to fetch places',
  plans: 'Failed to fetch recurring upkeep',
  checklists: 'Failed to fetch checklists',
  logs: 'Failed to fetch daily logs',
  forms: 'Failed to fetch forms',
  incidents: 'Failed to fetch incidents',
  rotation: 'Failed to fetch the rotation',
  water: 'Failed to fetch water readings',
  labor: 'Failed to fetch labor',
} as const;

export const ask = asking(NOT_SAVED);
export const save = saving(NOT_SAVED);

/** A text as the column stores it. */
export const orNull = (text: string): string | null => text.trim() || null;
