import { sampleId } from '@platform/sample-club';
import { people } from '../support/people';
import { openRaceTrack, type RaceTrack } from './raceTrack';

let track: RaceTrack;
beforeEach(async () => {
  track = await openRaceTrack();
});
afterEach(() => track.close());

const { pineManager, pineAdmin } = people;
const [MAYA, JACK] = [sampleId('jobApplication', 1), sampleId('jobApplication', 2)];
const LIFEGUARD = sampleId('jobRole', 4);

const hire = (applicationId: string) => ({
  sql: 'select public.hire_applicant($1, $2) as id',
  values: [applicationId, LIFEGUARD],
});
const hired = () =>
  track.owner(
    `select application.status, count(staff.id)::int as staff
     from public.job_applications as application
     left join public.staff_members as staff on staff.id = application.staff_id
     where application.id in ($1, $2) group by application.id, application.status order by application.status`,
    [MAYA, JACK],
  );
const lifeguards = () =>
  track.owner('select positions_filled, positions_total from public.job_roles where id = $1', [LIFEGUARD]);

test('gives the last position to one of two applicants, and tells the manager of the other that it is filled', async () => {
  const [first, second] = await track.race(
    `select from public.clubs where id = '${String(pineManager.clubId)}' for no key update`,
    [
      { caller: pineManager, ...hire(MAYA) },
      { caller: pineAdmin, ...hire(JACK) },
    ],
  );
  expect(first).toMatchObject({ kind: 'done' });
  expect(second).toMatchObject({
    kind: 'refused',
    code: 'PT409',
    message: 'Every position of Lifeguard is filled.',
    hint: 'Add a position to the role, or hire beyond the plan.',
  });
  expect(await lifeguards()).toEqual([{ positions_filled: 13, positions_total: 13 }]);
  expect(await hired()).toEqual([
    { status: 'hired', staff: 1 },
    { status: 'pending_review', staff: 0 },
  ]);
});

test('hires an applicant once when two managers hire them, and gives both the same person', async () => {
  const [first, second] = await track.race(`select from public.job_applications where id = '${MAYA}' for update`, [
    { caller: pineManager, ...hire(MAYA) },
    { caller: pineAdmin, ...hire(MAYA) },
  ]);
  expect(first).toMatchObject({ kind: 'done', rows: [{ id: expect.any(String) }] });
  expect(second).toEqual(first);
  expect(await track.owner(`select name from public.staff_members where name = 'Maya Torres'`)).toHaveLength(1);
  expect(
    await track.owner(`select to_status from public.job_application_events where application_id = $1`, [MAYA]),
  ).toEqual([{ to_status: 'hired' }]);
  expect(await lifeguards()).toMatchObject([{ positions_filled: 13 }]);
});
