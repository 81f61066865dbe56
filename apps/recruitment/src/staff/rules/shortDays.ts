import { dateInWords } from '@platform/ui/dates';

/** `2025-05` → `May 2025`. */
export const monthInWords = (month: string): string => dateInWords(`${month}-01`, 'month', 'UTC');

/** `2025-05-24` → `May 24`. */
export const shortDay = (day: string): string => dateInWords(day, 'shortDay', 'UTC');
