import type { Target } from './mapping';
import type { DayOrder } from './readDays';

/** How a file's columns are read. */
export interface Reading {
  mapping: readonly Target[];
  order: DayOrder;
}
