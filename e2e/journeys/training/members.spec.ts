import type { SupabaseClient } from '@supabase/supabase-js';
import { personsClient, visitor } from '../../support/people';
import { database } from '../../support/platform/platformRegistry';
import { heading, platformLinks, recordRequests } from '../../support/pages/screen';
import { expect, test } from '../../support/test';
import { askPartsAlone } from '../../support/platform/partsAlone';

interface Course {
  id: string;
  title: string;
  training_participants: { name: string; completed_at: string | null }[];
}

/** What the database really holds of a club's training, past every policy. */
async function coursesOf(slug: string): Promise<Course[]> {
  const db = await database();
  const { data, error } = await db
    .from('training_courses')
    .select('id, title, clubs!inner(slug), training_participants(name, completed_at)')
    .eq('clubs.slug', slug)
    .order('title');
  if (error) throw new Error(error.message);
  expect(data.length).toBeGreaterThan(0);
  return data;
}

const completedOf = ({ training_participants: people }: Course) =>
  people.filter((person) => person.completed_at !== null).length;
const percent = (share: number) => `${Math.round(share * 100)}%`;

test.describe("a club's administrator", () => {
  test("opens Training from the sidebar and sees the club's own modules and their completion", async ({
    page,
    signIn,
  }) => {
    const courses = await coursesOf('pine-hollow');
    await signIn('admin@pinehollow.test');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await platformLinks(page).getByRole('link', { name: 'Training' }).click();
    await expect(page).toHaveURL('/training');
    await expect(heading(page, 'Training')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Pine Hollow Swim & Tennis Club');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    const cards = page.getByRole('list', { name: 'Training modules' }).getByRole('listitem');
    await expect(cards).toHaveCount(courses.length);
    const titles = await cards.getByRole('heading').allTextContents();
    expect([...titles].sort()).toEqual(courses.map(({ title }) => title).sort());
    for (const course of courses) {
      const card = cards.filter({ has: page.getByRole('link', { name: course.title, exact: true }) });
      const [done, all] = [completedOf(course), course.training_participants.length];
      await expect(card).toContainText(`${done} of ${all} completed`);
      await expect(card).toContainText(percent(done / all));
      await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', `${done} of ${all} completed`);
      expect(Number(await card.getByRole('progressbar').getAttribute('aria-valuenow'))).toBeCloseTo(
        (100 * done) / all,
        0,
      );
    }
    const shares = courses.map((course) => completedOf(course) / course.training_participants.length);
    const overall = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    await expect(page.getByText('Overall progress').locator('..')).toContainText(percent(overall));
  });

  test('sees who takes part in a module and who has completed it', async ({ page, signIn }) => {
    const courses = await coursesOf('pine-hollow');
    const course = courses.find((one) => completedOf(one) > 0 && completedOf(one) < one.training_participants.length);
    if (!course) throw new Error('The seed has no module that is completed in part');
    await signIn('admin@pinehollow.test', `/training/${course.id}`);
    await expect(heading(page, course.title)).toBeVisible();
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(rows).toHaveCount(course.training_participants.length);
    await expect(rows.filter({ hasText: 'Not completed' })).toHaveCount(
      course.training_participants.length - completedOf(course),
    );
    for (const { name, completed_at } of course.training_participants) {
      await expect(rows.filter({ hasText: name })).toContainText(completed_at ? 'Completed' : 'Not completed');
    }
  });

  test('sees a completion recorded meanwhile after the next load', async ({ page, signIn }) => {
    const db = await database();
    const [course] = (await coursesOf('pine-hollow')).filter(
      (one) => completedOf(one) < one.training_participants.length,
    );
    const person = course?.training_participants.find(({ completed_at }) => completed_at === null);
    if (!course || !person) throw new Error('Everything is completed');
    const mark = (completed_at: string | null) =>
      db.from('training_participants').update({ completed_at }).eq('course_id', course.id).eq('name', person.name);
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: course.title, exact: true }) });
    await signIn('admin@pinehollow.test', '/training');
    await expect(card).toContainText(`${completedOf(course)} of`);
    try {
      expect((await mark('2025-05-01T12:00:00Z')).error).toBeNull();
      await page.reload();
      await expect(card).toContainText(`${completedOf(course) + 1} of`);
    } finally {
      await mark(null);
    }
  });

  test('gets the other club’s module neither by its address nor in the list', async ({ page, signIn }) => {
    const [foreign] = await coursesOf('lakeside');
    await signIn('admin@pinehollow.test', `/training/${foreign?.id}`);
    await expect(page.getByText('This training module does not exist')).toBeVisible();
    await expect(page.getByText(foreign?.title ?? '')).toHaveCount(0);
    await page.getByRole('link', { name: 'All training modules' }).click();
    await expect(heading(page, 'Training')).toBeVisible();
    await expect(page.getByText(foreign?.title ?? '')).toHaveCount(0);
  });

  test('sees the features that the database grants, by category', async ({ page, signIn }) => {
    const db = await database();
    const { data: person } = await db.from('profiles').select('user_id').eq('display_name', 'Marcus Bell').single();
    const { data } = await db
      .from('user_permissions')
      .select('features(display_name, category)')
      .eq('user_id', person?.user_id);
    const features = (data ?? []).map((row) => row.features as unknown as { display_name: string; category: string });
    await signIn('admin@pinehollow.test');
    const main = page.getByRole('main');
    const overview = main.getByRole('list', { name: 'Quick overview' });
    await expect(overview).toContainText(String(features.length));
    for (const { display_name, category } of features) {
      await expect(main.getByRole('heading', { name: category, exact: true })).toHaveCount(1);
      await expect(main.getByRole('listitem').filter({ hasText: display_name })).toHaveCount(1);
    }
  });
});

test.describe('a person whose club has no Training', () => {
  test('has no entry for it and gets a page that says so', async ({ page, signIn }) => {
    const asked = recordRequests(page, '/rest/v1/training');
    await signIn('staff@lakeside.test');
    await expect(page.getByRole('main')).toContainText('Lakeside Golf & Country Club');
    await expect(platformLinks(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Training' })).toHaveCount(0);

    for (const address of ['/training', '/training/30000000-0000-4000-8000-000000001000']) {
      await page.goto(address);
      await expect(heading(page, "Training is not part of your club's engagement")).toBeVisible();
      await expect(platformLinks(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
      await expect(page.getByText(/Pine Hollow|CPR/)).toHaveCount(0);
    }
    const main = page.getByRole('main');
    await expect(main.getByText('Your administrator can ask for it')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Contact us' })).toHaveCount(0);
    await main.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(heading(page, /Sam Okafor/)).toBeVisible();
    expect(asked).toEqual([]);
  });

  test("keeps it closed while the club's modules are unknown, and says why after Retry", async ({
    page,
    signIn,
    problems,
  }) => {
    const asked = recordRequests(page, '/modules/training', '/rest/v1/training');
    await askPartsAlone(page);
    await page.route('**/rpc/platform_manifest', (route) => route.fulfill({ status: 500, json: { message: 'boom' } }));
    await signIn('staff@lakeside.test', '/training');
    const main = page.getByRole('main');
    await expect(main.getByText("Your club's modules could not be loaded")).toBeVisible();
    await expect(main.getByRole('link', { name: 'Error E302' })).toBeVisible();
    await expect(heading(page, 'Training')).toBeVisible();
    expect(asked.filter((address) => address.includes('/rest/'))).toEqual([]);

    await page.unroute('**/rpc/platform_manifest');
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page, "Training is not part of your club's engagement")).toBeVisible();
    problems.length = 0;
  });

  test('can still open the public demo', async ({ page, signIn }) => {
    await signIn('staff@lakeside.test', '/demo/training');
    await expect(page.getByRole('link', { name: 'CPR/AED & First Aid' })).toBeVisible();
  });
});

test.describe('hand-made requests', () => {
  /** Every table that holds rows of clubs, and by which column. */
  const tables = [
    { table: 'training_modules', column: 'club_id' },
    { table: 'training_courses', column: 'club_id' },
    { table: 'training_participants', column: 'club_id' },
    { table: 'profiles', column: 'club_id' },
    { table: 'clubs', column: 'id' },
    { table: 'club_modules', column: 'club_id' },
    { table: 'invitations', column: 'club_id' },
  ] as const;

  async function pineHollow(): Promise<string> {
    const { data } = await (await database()).from('clubs').select('id').eq('slug', 'pine-hollow').single();
    return data?.id as string;
  }
  /** Every row of the platform that the test could damage. */
  async function everything(): Promise<unknown[]> {
    const db = await database();
    const read = tables.map(
      async ({ table }) =>
        (
          await db
            .from(table)
            .select('*')
            .order(table === 'club_modules' ? 'club_id' : 'id')
        ).data,
    );
    return Promise.all(read);
  }

  for (const who of ['staff@lakeside.test', 'admin@lakeside.test', 'newclient@clubcrew.test', 'no one'] as const) {
    const client = (): Promise<SupabaseClient> => (who === 'no one' ? visitor() : personsClient(who));

    test(`of ${who} return none of Pine Hollow's rows`, async () => {
      const club = await pineHollow();
      const db = await database();
      const api = await client();
      for (const { table, column } of tables) {
        const really = await db.from(table).select('*', { count: 'exact', head: true }).eq(column, club);
        expect(really.count, `${table} has rows to hide`).toBeGreaterThan(0);
        const filtered = await api.from(table).select('*').eq(column, club);
        expect(filtered.data ?? [], `${table}, filtered`).toEqual([]);
        const all = await api.from(table).select('*');
        expect(
          ((all.data ?? []) as Record<string, unknown>[]).filter((row) => row[column] === club),
          `${table}, all`,
        ).toEqual([]);
        const counted = await api.from(table).select('*', { count: 'exact', head: true }).eq(column, club);
        expect(counted.count ?? 0, `${table}, counted`).toBe(0);
      }
      for (const embed of ['clubs', 'profiles', 'training_courses', 'training_participants'] as const) {
        for (const from of ['clubs', 'profiles', 'training_courses', 'club_modules'] as const) {
          const answer = await api.from(from).select(`*, ${embed}(*)`);
          expect(JSON.stringify(answer.data ?? []), `${from} with ${embed}`).not.toContain(club);
        }
      }
      const { data: person } = await db.from('profiles').select('user_id').eq('display_name', 'Marcus Bell').single();
      const permissions = await api.rpc('get_user_permissions', { user_id_param: person?.user_id as string });
      expect(permissions.data ?? []).toEqual([]);
    });

    test(`of ${who} change none of them`, async () => {
      const club = await pineHollow();
      const api = await client();
      const before = await everything();
      const own = (await api.auth.getUser()).data.user?.id ?? crypto.randomUUID();
      const [course] = await coursesOf('pine-hollow');
      const changes: PromiseLike<{ data: unknown; error: unknown }>[] = [
        api.from('clubs').update({ name: 'Taken over' }).eq('id', club),
        api.from('clubs').delete().eq('id', club),
        api.from('profiles').update({ display_name: 'Pat Doe' }).eq('club_id', club),
        api.from('profiles').update({ club_id: club }).eq('user_id', own),
        api.from('profiles').update({ role: 'super_admin' }).eq('user_id', own),
        api.from('training_courses').update({ title: 'Changed' }).eq('club_id', club),
        api.from('training_courses').insert({ club_id: club, title: 'Planted' }),
        api.from('training_courses').delete().eq('club_id', club),
        api.from('training_participants').update({ completed_at: null }).eq('club_id', club),
        api.from('training_participants').insert({ club_id: club, course_id: course?.id, name: 'Planted' }),
        api.from('training_participants').delete().eq('club_id', club),
        api.from('training_participants').delete().gte('created_at', '2000-01-01').eq('course_id', course?.id),
        api.from('club_modules').delete().eq('club_id', club),
        api.from('club_modules').insert({ club_id: club, module_id: 'marketing' }),
        api.from('invitations').insert({ club_id: club, email: 'planted@example.test', role: 'admin' }),
      ];
      // Without a filter that names the club; an administrator may of course change what is their own.
      if (who !== 'admin@lakeside.test') {
        changes.push(
          api.from('training_participants').update({ completed_at: '2025-01-01' }).not('id', 'is', null),
          api.from('training_participants').delete().not('id', 'is', null),
          api.from('training_courses').delete().not('id', 'is', null),
          api.from('profiles').update({ role: 'admin' }).not('id', 'is', null),
          api.from('clubs').delete().not('id', 'is', null),
        );
      }
      for (const change of changes) {
        const { data, error } = await change;
        expect(error !== null || data === null || (Array.isArray(data) && data.length === 0)).toBe(true);
      }
      expect(await everything()).toEqual(before);
    });
  }
});
