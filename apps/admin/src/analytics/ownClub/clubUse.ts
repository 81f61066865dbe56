import { asking } from '@platform/module-kit/screens';
import { withAddresses } from '../../users/people/addresses';
import { PEOPLE_FAILED, PROFILE_COLUMNS, type Person } from '../../users/people/person';
import { readHealthByRelease } from '../healthFigures';
import { timelineOf } from '../timeline';

/** Most people that are read: one page of a database answer. */
const MOST_PEOPLE = 1000;

/** Everyone with an account in the club: the latest sign-in first, people who never signed in last. */
export async function readSignIns(clubId: string): Promise<Person[]> {
  const people = await withAddresses(
    await asking(PEOPLE_FAILED)((db) =>
      db.from('profiles').select(PROFILE_COLUMNS).eq('club_id', clubId).order('display_name').limit(MOST_PEOPLE),
    ),
  );
  return people.sort((a, b) => (b.lastSignInAt ?? '').localeCompare(a.lastSignInAt ?? ''));
}

/** A module of the club, with how often browsers have opened it. */
export interface ModuleUse {
  moduleId: string;
  /** An estimate: one browser in five reports successful mounts, and counts for five. */
  openings: number;
}

const LAST_MONTH = { range: 'month', moduleId: '', version: '', clubId: '' } as const;

/** How often each module was opened in the club in the last 30 days, the most used first. */
export async function readModuleUse(): Promise<ModuleUse[]> {
  const releases = await readHealthByRelease(LAST_MONTH, timelineOf('month', new Date()));
  const openings = new Map<string, number>();
  for (const { moduleId, mounts, failures } of releases) {
    openings.set(moduleId, (openings.get(moduleId) ?? 0) + mounts - failures);
  }
  return [...openings]
    .map(([moduleId, counted]) => ({ moduleId, openings: counted }))
    .sort((a, b) => b.openings - a.openings);
}
