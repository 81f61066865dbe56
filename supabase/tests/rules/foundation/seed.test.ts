import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleTrainingModules } from '@platform/sample-club';
import bcrypt from 'bcryptjs';
import { seedSql } from '../../../seed/seedSql';
import { openRulesDatabase, type RulesDatabase } from '../support/database';

let database: RulesDatabase;
beforeAll(async () => {
  database = await openRulesDatabase();
});
afterAll(() => database.close());

test('has the committed seed that libs/sample-club and supabase/seed generate', () => {
  const supabase = join(__dirname, '../../..');
  expect(readFileSync(join(supabase, 'seed.sql'), 'utf8')).toBe(seedSql(join(supabase, 'seed')));
});

test('gives everyone in the seed the club and role of their invitation', async () => {
  const rows = await database.owner(`
    select users.email, profiles.role, clubs.slug as club, invitations.accepted_at is not null as accepted
    from public.profiles join auth.users on users.id = profiles.user_id
    left join public.clubs on clubs.id = profiles.club_id
    left join public.invitations on invitations.email = users.email
    order by users.id`);
  expect(rows.map((row) => [row.email, row.role, row.club, row.accepted])).toEqual([
    ['firm@clubcrew.test', 'super_admin', null, false],
    ['admin@pinehollow.test', 'admin', 'pine-hollow', true],
    ['manager@pinehollow.test', 'manager', 'pine-hollow', true],
    ['staff@pinehollow.test', 'user', 'pine-hollow', true],
    ['admin@lakeside.test', 'admin', 'lakeside', true],
    ['staff@lakeside.test', 'user', 'lakeside', true],
    ['newclient@clubcrew.test', 'user', null, false],
    ['board@pinehollow.test', 'user', 'pine-hollow', true],
  ]);
});

test("lets every account sign in with the seed's password, as the auth service checks it", async () => {
  const users = await database.owner(
    `select encrypted_password, confirmation_token, recovery_token, email_change, email_change_token_new,
       email_confirmed_at is not null as confirmed,
       exists (select from auth.identities where user_id = users.id and provider = 'email') as has_identity
     from auth.users`,
  );
  expect(users).toHaveLength(8);
  for (const { encrypted_password: hash, ...user } of users) {
    expect(await bcrypt.compare('clubcrew-local', String(hash))).toBe(true);
    expect(user).toEqual({
      confirmation_token: '',
      recovery_token: '',
      email_change: '',
      email_change_token_new: '',
      confirmed: true,
      has_identity: true,
    });
  }
});

test('has the completion of the fixtures in the database, from none to all', async () => {
  const rows = await database.owner(
    `select title, completed_participants, total_participants from public.training_modules
     where club_id = '10000000-0000-4000-8000-000000000001' order by title`,
  );
  const expected = sampleTrainingModules.map(({ title, participants }) => ({
    title,
    completed_participants: participants.filter(({ completedAt }) => completedAt).length,
    total_participants: participants.length,
  }));
  expect(rows).toEqual(expected);
  const shares = expected.map((row) => row.completed_participants / row.total_participants);
  expect([Math.min(...shares), Math.max(...shares)]).toEqual([0, 1]);
});

test("grants no one a feature beyond the club's plan", async () => {
  expect(
    await database.owner(`
      select profiles.display_name, features.name from public.user_permissions
      join public.profiles using (user_id) join public.features on features.id = feature_id
      join public.clubs on clubs.id = profiles.club_id
      where app.plan_rank(features.minimum_plan) > app.plan_rank(clubs.plan)`),
  ).toEqual([]);
});

test('gives Pine Hollow all six season modules, and Lakeside all but training', async () => {
  const rows = await database.owner(`select slug, array_agg(module_id order by module_id collate "C") as modules
    from public.club_modules join public.clubs on clubs.id = club_id group by slug order by slug`);
  expect(rows).toEqual([
    { slug: 'lakeside', modules: ['club-future', 'operations', 'post-season', 'pre-season', 'recruitment'] },
    {
      slug: 'pine-hollow',
      modules: ['club-future', 'operations', 'post-season', 'pre-season', 'recruitment', 'training'],
    },
  ]);
});

test("dates a message's notification like the message, and marks it as read with it", async () => {
  const rows = await database.owner(
    `select news.created_at = message.created_at as as_old, (news.read_at is null) = (reading.read_at is null) as as_read
     from public.notifications as news
     join public.messages as message on news.link = '/user-dashboard?tab=team&message=' || message.id
     left join public.message_reads as reading on reading.message_id = message.id`,
  );
  expect(rows).toHaveLength(4);
  expect(rows).toEqual(rows.map(() => ({ as_old: true, as_read: true })));
});

test('tells no one about the removal of an archive they never requested', async () => {
  expect(await database.owner(`select file_name from public.jobs where parameters ->> 'format' = 'archive'`)).toEqual(
    [],
  );
});
