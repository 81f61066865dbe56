import { clientWith, ok, type Client } from '../client/clients';
import type { Target } from '../client/target';
import { startFunctionsTarget } from './support/functionsTarget';

// From what a manager does to the email in the outbox, through the unmodified client, database, queue and function.

const PINE_HOLLOW = '10000000-0000-4000-8000-000000000001';
const JORDANS_ACCOUNT = 'a0000000-0000-4000-8000-000000000004';
const JORDAN = '10000005-0000-4000-8000-000000000001';

interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Emails as they wait on the next morning, or after the provider was down. */
const waiting = `
insert into app.notification_mails (user_id, club_id, kind, title, link, is_digest, attempts, failure, due_at, created_at) values
  ('${JORDANS_ACCOUNT}', '${PINE_HOLLOW}', 'staff_updates', 'Elena Ruiz: Towels', '/user-dashboard', true, 0, null, now(), now() - interval '2 hours'),
  ('${JORDANS_ACCOUNT}', '${PINE_HOLLOW}', 'staff_updates', 'Elena Ruiz: Whistles', null, true, 0, null, now(), now() - interval '1 hour'),
  ('${JORDANS_ACCOUNT}', '${PINE_HOLLOW}', 'schedule_changes', 'New shift', '/scheduling', true, 0, null, now(), now()),
  ('${JORDANS_ACCOUNT}', '${PINE_HOLLOW}', 'staff_updates', 'Tomorrow', null, true, 0, null, now() + interval '1 day', now()),
  ('a0000000-0000-4000-8000-000000000006', null, 'staff_updates', 'Once more', null, false, 4, 'The email provider answered 503', now(), now());`;

let target: Target & { secretKey: string };
let manager: Client;
beforeAll(async () => {
  target = await startFunctionsTarget(waiting);
  manager = clientWith(target, target.publishableKey);
  ok(await manager.auth.signInWithPassword({ email: 'manager@pinehollow.test', password: 'clubcrew-local' }));
}, 120_000);
afterAll(() => target.stop());

async function send(key = target.secretKey): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${target.url}/functions/v1/send-notifications`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}` },
  });
  return { status: response.status, body: await response.json() };
}
async function lettersTo(address: string): Promise<Letter[]> {
  const letters = (await (await fetch(`${target.url}/outbox.json`)).json()) as Letter[];
  return letters.filter(({ to }) => to === address);
}

test('sends nothing without the secret key', async () => {
  const session = ok(await manager.auth.getSession()).session;
  const strangers: Record<string, string>[] = [
    { apikey: target.publishableKey, authorization: `Bearer ${target.publishableKey}` },
    { apikey: target.publishableKey, authorization: `Bearer ${session?.access_token}` },
    {},
  ];
  for (const headers of strangers) {
    const response = await fetch(`${target.url}/functions/v1/send-notifications`, { method: 'POST', headers });
    expect(response.status).toBe(403);
  }
  expect(await lettersTo('staff@pinehollow.test')).toEqual([]);
});

test('sends everything once when called twice: a digest as one email, and a refused email once more', async () => {
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await lettersTo('staff@pinehollow.test')).toMatchObject([
    {
      subject: 'Pine Hollow Swim & Tennis Club: 3 notifications',
      text: [
        'YOUR SCHEDULE',
        '',
        'New shift',
        `${target.url}/scheduling`,
        '',
        '',
        'YOUR TEAM',
        '',
        'Elena Ruiz: Towels',
        `${target.url}/user-dashboard`,
        '',
        'Elena Ruiz: Whistles',
        '',
        '--',
        'Pine Hollow Swim & Tennis Club',
        `Choose what is emailed to you, and how often: ${target.url}/settings`,
      ].join('\n'),
    },
  ]);
  expect((await lettersTo('staff@lakeside.test')).map(({ subject }) => subject)).toEqual(['Once more']);
  // What the club's calendar says of its certifications and its vendors, told along the way.
  expect((await lettersTo('admin@pinehollow.test')).map(({ subject }) => subject).sort()).toEqual([
    '5 certifications expire soon',
    'The insurance of Carolina Court Surfaces expires on Tuesday, May 20, 2025',
  ]);
  expect(await send()).toEqual({ status: 200, body: { told: 0, sent: 0, failed: 0 } });
});

test('a manager gives a shift, takes it back and writes a message: the person reads each in the app and in an email', async () => {
  const [shift] = ok(
    await manager
      .from('shifts')
      .insert({
        club_id: PINE_HOLLOW,
        staff_id: JORDAN,
        role: 'Lifeguard',
        starts_at: '2025-05-20T14:00:00Z',
        ends_at: '2025-05-20T20:00:00Z',
        status: 'published',
      })
      .select('id'),
  ) as { id: string }[];
  await send();
  expect((await lettersTo('staff@pinehollow.test'))[0]).toMatchObject({
    subject: 'New shift: Tuesday, May 20, 10:00 AM to 4:00 PM',
    text: expect.stringContaining(`\n\n  Lifeguard\n\n${target.url}/scheduling\n`) as unknown,
  });

  ok(await manager.from('shifts').update({ status: 'cancelled' }).eq('id', shift?.id).select('id'));
  ok(
    await manager
      .from('messages')
      .insert({ club_id: PINE_HOLLOW, recipient_id: JORDANS_ACCOUNT, subject: 'Sorry', message: 'It rains.' }),
  );
  await send();
  const subjects = (await lettersTo('staff@pinehollow.test')).map(({ subject }) => subject);
  expect(subjects).toHaveLength(4);
  expect(subjects.slice(0, 2).sort()).toEqual([
    'Elena Ruiz: Sorry',
    'Shift canceled: Tuesday, May 20, 10:00 AM to 4:00 PM',
  ]);

  const jordan = clientWith(target, target.publishableKey);
  ok(await jordan.auth.signInWithPassword({ email: 'staff@pinehollow.test', password: 'clubcrew-local' }));
  const read = ok(
    await jordan.from('notifications').select('title').order('created_at', { ascending: false }).limit(3),
  );
  expect(read).toEqual([
    { title: 'Elena Ruiz: Sorry' },
    { title: 'Shift canceled: Tuesday, May 20, 10:00 AM to 4:00 PM' },
    { title: 'New shift: Tuesday, May 20, 10:00 AM to 4:00 PM' },
  ]);
  expect(await lettersTo('manager@pinehollow.test')).not.toContainEqual(
    expect.objectContaining({ subject: expect.stringContaining('shift') as unknown }),
  );
});
