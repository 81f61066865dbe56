import { dateInWords } from '@platform/ui/dates';
import type { RotationSlot } from './rotation';

/**
 * When there are too few people, and how many all stands need: `10:00 AM to 2:00 PM: 3 people are needed.` Joins
 * consecutive periods. Undefined if there are always enough.
 */
export function tooFewInWords(slots: readonly RotationSlot[], timeZone: string): string | undefined {
  const stretches: { from: number; until: number; needed: number }[] = [];
  for (const { startsAt, endsAt, needed } of slots) {
    if (needed === null) continue;
    const last = stretches.at(-1);
    if (last && last.until === startsAt) last.until = endsAt;
    else stretches.push({ from: startsAt, until: endsAt, needed });
  }
  const [first] = stretches;
  if (!first) return undefined;
  const time = (moment: number) => dateInWords(moment, 'time', timeZone);
  const times = stretches.map(({ from, until }) => `${time(from)} to ${time(until)}`).join(', ');
  return `${times}: ${first.needed} people are needed. The last stands stay closed.`;
}
