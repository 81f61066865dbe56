import { addDays, newId } from '@platform/module-kit/screens';
import { signInAtPlatform } from '@platform/module-kit/testing';
import { createClubSource } from '../../source/club/clubSource';
import type { SchedulingSource } from '../../source/schedulingSource';
import { availabilityRefusal, timeOffRefusal } from './wishes';

/** How many days the test covers, from the club's current day. */
const DAYS = 30;

/** The refusal of a change; undefined if it was made. */
const refusalOf = (change: Promise<unknown>): Promise<string | undefined> =>
  change.then(
    () => undefined,
    (error: Error) => error.message,
  );

/**
 * Declares the test that the browser refuses a person's requests with the sentences of the database
 * (wishes_in_time.sql), and no others: days off and availability, day by day.
 * @param club read and written as a manager, who is signed in again afterwards
 */
export function testSameWishes(club: () => SchedulingSource): void {
  if (process.env.RECORD_DEMO === '1') return;

  test('the browser refuses requests with the sentences of the database', async () => {
    const { version, ...rules } = await club().readRules();
    await club().saveRules({ ...rules, timeOffNoticeDays: 9 }, version);
    const [startsOn, endsOn] = [addDays(club().today(), DAYS - 4), addDays(club().today(), DAYS - 3)];
    await club().addBlackout({ id: newId(), startsOn, endsOn, name: 'Swim meet' });
    const source = createClubSource(await signInAtPlatform('staff@pinehollow.test'));
    try {
      const staffId = (await source.ownStaffId()) ?? '';
      const today = source.today();
      const limits = { today, rules: await source.readRules(), blackouts: await source.listBlackouts() };
      const taken = await source.listTimeOff();
      const found = new Set<string>();
      for (let ahead = 0; ahead < DAYS; ahead += 1) {
        const day = addDays(today, ahead);
        const entry = { staffId, weekday: null, day, fromTime: '08:00', toTime: '12:00', note: null };
        const due = availabilityRefusal(day, today, limits.rules)?.message;
        expect(await refusalOf(source.addAvailability({ ...entry, kind: 'unavailable' }))).toBe(due);
        if (taken.some(({ startsOn, endsOn }) => startsOn <= day && endsOn >= day)) continue;
        const refused = timeOffRefusal(day, day, limits)?.message;
        expect(await refusalOf(source.askTimeOff(staffId, day, day, null))).toBe(refused);
        for (const message of [due, refused]) found.add(message ? message.slice(0, 12) : 'taken');
      }
      // Days that are due, too soon, blacked out, and free.
      expect([...found].sort()).toEqual(['Availability', 'No one has t', 'Time off is ', 'taken']);
    } finally {
      await signInAtPlatform('manager@pinehollow.test');
    }
  }, 120_000);
}
