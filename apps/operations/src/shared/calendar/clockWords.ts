import { clockAt, dateInWords, zoneInWords } from '@platform/ui/dates';
import { HOUR } from './clock';
import { remembered } from './remembered';

/** `9:30 AM`; `1:30 AM EST` in the hour that the clocks show twice in fall (app.clock_words). */
export const clockWords = remembered((moment: string, timeZone: string): string =>
  [
    dateInWords(moment, 'time', timeZone),
    ...(isShownTwice(moment, timeZone) ? [zoneInWords(moment, timeZone)] : []),
  ].join(' '),
);

/** Whether the clocks of a time zone show the same day and time an hour before or after a moment. */
function isShownTwice(moment: string, timeZone: string): boolean {
  const at = Date.parse(moment);
  const shown = clockAt(at, timeZone);
  return [at - HOUR, at + HOUR].some((other) => clockAt(other, timeZone) === shown);
}
