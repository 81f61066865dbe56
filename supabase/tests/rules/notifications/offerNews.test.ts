import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW } from '../support/people';
import { staffId } from '../scheduling/planShift';
import { forgetNews, newsOf, whoWasTold } from './news';

const database = databaseOfEachTest();
beforeEach(() => forgetNews(database));

const { pineStaff } = people;
/** It needs coverage: Thursday, May 1, 10:00 AM to 4:00 PM. */
const FLAGGED_SHIFT = '10000007-0000-4000-8000-000000000051';

const offer = (status = 'open') =>
  database.owner(
    `insert into public.shift_offers (club_id, shift_id, staff_id, status) values ($1, $2, $3, $4)
     on conflict on constraint shift_offers_once do update set status = excluded.status`,
    [PINE_HOLLOW, FLAGGED_SHIFT, staffId('Jordan Blake'), status],
  );

test('tells a person who is asked which shift it is, once for each offer', async () => {
  await offer();
  const asked = {
    kind: 'schedule_changes',
    title: 'Can you work Thursday, May 1, 10:00 AM to 4:00 PM?',
    body: 'Lifeguard, Main pool. The first person to take it has it.',
    link: '/scheduling',
  };
  expect(await newsOf(database, pineStaff.userId)).toEqual([asked]);
  await offer();
  expect(await newsOf(database, pineStaff.userId)).toEqual([asked]);
  await offer('taken');
  await offer();
  expect(await newsOf(database, pineStaff.userId)).toEqual([asked, asked]);
});

test('tells no one else', async () => {
  await offer();
  expect(await whoWasTold(database)).toEqual([pineStaff.userId]);
});
