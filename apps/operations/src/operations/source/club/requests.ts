import { asking, CHECKLISTS_FAILED, saving } from '@platform/module-kit/screens';
import { NOT_SAVED } from '../../../shared/deck/sendFromDeck';
import {
  CONTRACTS_FAILED,
  DAILY_LOGS_FAILED,
  FORMS_FAILED,
  INCIDENTS_FAILED,
  LABOR_FAILED,
  PLACES_FAILED,
  RECURRING_UPKEEP_FAILED,
  ROTATION_FAILED,
  TICKETS_FAILED,
  VENDORS_FAILED,
  WATER_READINGS_FAILED,
} from '../failures';

/** Shown when a read failed and the server gave no reason. */
export const failures = {
  tickets: TICKETS_FAILED,
  vendors: VENDORS_FAILED,
  contracts: CONTRACTS_FAILED,
  places: PLACES_FAILED,
  plans: RECURRING_UPKEEP_FAILED,
  checklists: CHECKLISTS_FAILED,
  logs: DAILY_LOGS_FAILED,
  forms: FORMS_FAILED,
  incidents: INCIDENTS_FAILED,
  rotation: ROTATION_FAILED,
  water: WATER_READINGS_FAILED,
  labor: LABOR_FAILED,
} as const;

export const ask = asking(NOT_SAVED);
export const save = saving(NOT_SAVED);

/** A text as the column stores it. */
export const orNull = (text: string): string | null => text.trim() || null;
