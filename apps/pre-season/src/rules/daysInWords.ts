import { counted } from '@platform/module-kit/screens';
/** `23 days`, `1 day`. */
export function daysInWords(days: number): string {
  return counted(days, 'day');
}
