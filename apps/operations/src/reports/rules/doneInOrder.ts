import { compareNames } from '@platform/module-kit/screens';
import type { DoneItem, MadeVisit } from '../source/rows/done';

/** The earliest day first, then by vendor. */
export const visitsInOrder = (visits: readonly MadeVisit[]): MadeVisit[] =>
  [...visits].sort(
    (one, other) =>
      one.day.localeCompare(other.day) || compareNames(one.vendor, other.vendor) || one.id.localeCompare(other.id),
  );

/** The earliest day first, then by checklist and item. */
export const itemsInOrder = (items: readonly DoneItem[]): DoneItem[] =>
  [...items].sort(
    (one, other) =>
      one.day.localeCompare(other.day) ||
      compareNames(one.checklist, other.checklist) ||
      compareNames(one.item, other.item) ||
      one.id.localeCompare(other.id),
  );
