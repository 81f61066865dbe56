import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people } from '../support/people';

const database = databaseOfEachTest();

const ID = '10000000-0000-4000-8000-000000000001';

/** What only managers and admins do, each with the words that say so to others. */
const deeds: readonly [call: string, deed: string][] = [
  [`public.create_week_from('2025-06-01')`, 'plan shifts'],
  [`public.offer_open_shifts()`, 'plan shifts'],
  [`public.decide_time_off('${ID}', 'approved')`, 'decide on time off'],
  [`public.reopen_time_off('${ID}')`, 'decide on time off'],
  [`public.decide_shift_request('${ID}', 'approved')`, 'decide on requests'],
  [`public.reopen_shift_request('${ID}')`, 'decide on requests'],
  [`public.create_clock_device('Front desk')`, 'set up shared clocks'],
  [`public.revoke_clock_device('${ID}')`, 'set up shared clocks'],
  [`public.set_clock_pin('${ID}', '4711')`, 'set the PINs of others'],
  [`public.remove_time_entry('${ID}', 'Wrong day')`, 'enter and correct hours'],
  [`public.approve_timesheet('${ID}', '2025-04-20')`, 'approve hours'],
  [`public.adjust_timesheet('${ID}', '2025-04-20', 30, 'Forgotten')`, 'correct approved hours'],
];

test.each(deeds)('%s says to staff that it is for managers and admins', async (call, deed) => {
  expect(await database.as(people.pineStaff, `select from ${call}`)).toMatchObject({
    kind: 'refused',
    code: '42501',
    message: `Only managers and admins of the club ${deed}.`,
  });
});
