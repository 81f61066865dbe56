import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, type Person } from '../support/people';

const database = databaseOfEachTest();

const { pineAdmin, pineManager, pineStaff, lakeAdmin, lakeStaff, newClient, firm } = people;

const write = (from: Person, to: Person, values: { clubId?: string; subject?: string; priority?: string } = {}) =>
  database.as(
    from,
    `insert into public.messages (club_id, recipient_id, subject, message, priority) values ($1, $2, $3, $4, $5) returning id`,
    [
      values.clubId ?? from.clubId,
      to.userId,
      values.subject ?? 'Towels',
      'We are short of towels.',
      values.priority ?? 'normal',
    ],
  );

test('delivers a message, and adds a line to the log and a notification', async () => {
  const sent = await write(pineStaff, pineManager);
  expect(sent).toMatchObject({ kind: 'done', affected: 1 });
  const id = sent.kind === 'done' ? sent.rows[0]?.id : undefined;
  for (const reader of [pineStaff, pineManager]) {
    expect(await database.as(reader, 'select subject from public.messages where id = $1', [id])).toMatchObject({
      rows: [{ subject: 'Towels' }],
    });
  }
  for (const stranger of [pineAdmin, lakeAdmin, firm]) {
    expect(await database.as(stranger, 'select subject from public.messages where id = $1', [id])).toMatchObject({
      rows: [],
    });
  }
  // The line names sender and recipient, and contains no word of the message.
  expect(
    await database.owner(`select type, message, user_name from public.activity_logs where created_at = now()`),
  ).toEqual([{ type: 'communication', message: 'Message to Elena Ruiz', user_name: 'Jordan Blake' }]);
  expect(
    await database.as(pineManager, `select title, link from public.notifications where title like '%Towels'`),
  ).toMatchObject({
    rows: [{ title: 'Jordan Blake: Towels', link: `/user-dashboard?tab=team&message=${id as string}` }],
  });
});

test("shows administrators the whole activity, managers the staff's, others their own; and the firm no messages", async () => {
  await write(pineStaff, pineManager);
  await database.owner(
    `insert into public.activity_logs (club_id, type, message, user_id)
     values ($1, 'shift_published', 'The week is published', $2)`,
    [PINE_HOLLOW, pineAdmin.userId],
  );
  const read = async (reader: Person) => {
    const answer = await database.as(
      reader,
      `select message from public.activity_logs where created_at = now() order by message`,
    );
    return answer.kind === 'done' ? answer.rows.map(({ message }) => message) : answer;
  };
  expect(await read(pineStaff)).toEqual(['Message to Elena Ruiz']);
  expect(await read(pineAdmin)).toEqual(['Message to Elena Ruiz', 'The week is published']);
  expect(await read(pineManager)).toEqual(['Message to Elena Ruiz']);
  expect(await read(firm)).toEqual(['The week is published']);
  for (const stranger of [lakeAdmin, lakeStaff, newClient]) expect(await read(stranger)).toEqual([]);
});

test('marks only its notification as read when a message is read', async () => {
  const [read, unread] = [
    await write(pineStaff, pineManager, { subject: 'Towels' }),
    await write(pineStaff, pineManager, { subject: 'Lanes' }),
  ];
  expect([read.kind, unread.kind]).toEqual(['done', 'done']);
  const id = read.kind === 'done' ? read.rows[0]?.id : undefined;
  await database.as(
    pineManager,
    'insert into public.message_reads (message_id, club_id) select id, club_id from public.messages where id = $1',
    [id],
  );
  expect(
    await database.owner(
      `select title, read_at is not null as is_read from public.notifications
       where user_id = $1 and created_at = now() order by title`,
      [pineManager.userId],
    ),
  ).toEqual([
    { title: 'Jordan Blake: Lanes', is_read: false },
    { title: 'Jordan Blake: Towels', is_read: true },
  ]);
});

test('delivers the message without a notification to a person who turned those off', async () => {
  await database.as(
    pineAdmin,
    `insert into public.notification_preferences (kind, channel) values ('staff_updates', 'email')`,
  );
  expect(await write(pineStaff, pineAdmin)).toMatchObject({ kind: 'done' });
  expect(
    await database.owner('select 1 from public.notifications where user_id = $1 and title like $2', [
      pineAdmin.userId,
      '%Towels',
    ]),
  ).toEqual([]);
});

test("lets no one write to themselves, to another club or in another person's name", async () => {
  const before = await database.owner('select id from public.messages order by id');
  for (const refused of [
    await write(pineStaff, pineStaff),
    await write(pineStaff, lakeStaff),
    await write(pineStaff, lakeStaff, { clubId: LAKESIDE }),
    await write(newClient, pineAdmin, { clubId: PINE_HOLLOW }),
    await write(firm, pineAdmin, { clubId: PINE_HOLLOW }),
    await database.as(
      pineStaff,
      `insert into public.messages (club_id, sender_id, recipient_id, subject, message)
       values ('${PINE_HOLLOW}', '${pineAdmin.userId}', '${pineManager.userId}', 'Pay', 'Give Jordan a raise.')`,
    ),
  ]) {
    expect(refused).toMatchObject({ kind: 'refused', code: '42501' });
  }
  expect(await database.owner('select id from public.messages order by id')).toEqual(before);
});

test.each([
  [{ subject: ' ' }, 'messages_subject_length'],
  [{ subject: 'x'.repeat(161) }, 'messages_subject_length'],
  [{ subject: '\n\t\u0007' }, 'messages_subject_visible'],
  [{ subject: '\u00a0\u3000' }, 'messages_subject_visible'],
  [{ subject: '\u200b\u202e\ufeff' }, 'messages_subject_visible'],
  [{ priority: 'medium' }, 'messages_priority_known'],
])('%j violates %s', async (values, constraint) => {
  expect(await write(pineStaff, pineManager, values)).toMatchObject({
    kind: 'refused',
    code: '23514',
    message: expect.stringContaining(constraint),
  });
});

test('lets only the recipient mark a message as read, once, and shows it to the sender', async () => {
  const sent = await write(pineStaff, pineManager);
  const id = sent.kind === 'done' ? sent.rows[0]?.id : undefined;
  const read = (person: Person) =>
    database.as(person, 'insert into public.message_reads (message_id, club_id) values ($1, $2)', [id, PINE_HOLLOW]);
  for (const other of [pineStaff, pineAdmin, lakeAdmin]) {
    expect(await read(other)).toMatchObject({ kind: 'refused', code: '42501' });
  }
  expect(await read(pineManager)).toMatchObject({ kind: 'done', affected: 1 });
  expect(await read(pineManager)).toMatchObject({ kind: 'refused', code: '23505' });
  expect(
    await database.as(pineStaff, 'select user_id from public.message_reads where message_id = $1', [id]),
  ).toMatchObject({
    rows: [{ user_id: pineManager.userId }],
  });
});

test("records the caller's own name, whatever the specified call sends", async () => {
  const logged = await database.as(
    pineStaff,
    `insert into public.activity_logs (club_id, type, message, user_name) values ($1, 'communication', 'Hello', 'Marcus Bell')`,
    [PINE_HOLLOW],
  );
  expect(logged).toMatchObject({ kind: 'done', affected: 1 });
  expect(await database.owner(`select user_name, user_id from public.activity_logs where message = 'Hello'`)).toEqual([
    { user_name: 'Jordan Blake', user_id: pineStaff.userId },
  ]);
});

test.each(['shift_published', 'data_export', 'staff'])(
  'lets only the platform add an entry of the kind %s',
  async (type) => {
    for (const caller of [pineStaff, pineManager, pineAdmin]) {
      expect(
        await database.as(
          caller,
          `insert into public.activity_logs (club_id, type, message) values ($1, $2, 'The schedule is published')`,
          [PINE_HOLLOW, type],
        ),
      ).toMatchObject({ kind: 'refused', code: '42501' });
    }
    expect(
      await database.owner(`select 1 from public.activity_logs where message = 'The schedule is published'`),
    ).toEqual([]);
  },
);

test.each(['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])(
  'never links a notification to %s',
  async (link) => {
    await expect(
      database.owner(
        `insert into public.notifications (user_id, kind, title, link) values ($1, 'staff_updates', 'Look', $2)`,
        [pineStaff.userId, link],
      ),
    ).rejects.toMatchObject({ code: '23514' });
  },
);

test('tells the second of two browsers that save one dashboard', async () => {
  const save = (version: number) =>
    database.as(
      pineManager,
      `update public.user_dashboard_settings set layout_config = '{"columns": 3}', version = $1`,
      [version],
    );
  expect(await save(1)).toMatchObject({ kind: 'done', affected: 1 });
  expect(await save(1)).toMatchObject({
    kind: 'refused',
    code: 'PT409',
    message: 'Someone else changed this. Reload to see their version.',
  });
});
