import type { Outcome } from '../support/database';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, service, type Caller } from '../support/people';

const database = databaseOfEachTest();

const inquiry = {
  inquiry_type: 'question',
  name: 'Ann Lee',
  email: 'ann@example.test',
  phone: null,
  organization: null,
  message: 'Hello',
};

function receive(fields: object = {}, origin = '203.0.113.1', caller: Caller = service): Promise<Outcome> {
  return database.as(caller, 'select public.receive_inquiry($1, $2) as id', [
    JSON.stringify({ ...inquiry, ...fields }),
    origin,
  ]);
}

const idOf = (outcome: Outcome) => (outcome.kind === 'done' ? outcome.rows[0]?.id : undefined);
const stored = () =>
  database.owner('select id, message, mail_status from public.contact_inquiries order by created_at');

test('stores an inquiry as pending', async () => {
  const outcome = await receive();
  expect(await stored()).toEqual([{ id: idOf(outcome), message: 'Hello', mail_status: 'pending' }]);
});

test('sets id, stamps and status on the server', async () => {
  await receive({
    id: '00000000-0000-4000-8000-000000000000',
    mail_status: 'sent',
    created_at: '2000-01-01',
    version: 7,
  });
  const [row] = await database.owner(
    `select id, mail_status, version, created_at > now() - interval '1 minute' as fresh from public.contact_inquiries`,
  );
  expect(row).toMatchObject({ mail_status: 'pending', version: 1, fresh: true });
  expect(row?.id).not.toBe('00000000-0000-4000-8000-000000000000');
});

test('accepts five from one network address in ten minutes, then none until they have passed', async () => {
  for (let number = 1; number <= 5; number += 1) {
    expect(await receive({ email: `person${number}@example.test` })).toMatchObject({ kind: 'done' });
  }
  expect(await receive({ email: 'person6@example.test' })).toMatchObject({ kind: 'refused', code: 'PT429' });
  expect(await receive({ email: 'person6@example.test' }, '203.0.113.2')).toMatchObject({ kind: 'done' });
  expect(await stored()).toHaveLength(6);
  await database.owner(`update app.rate_limit_hits set hit_at = hit_at - interval '11 minutes'`);
  expect(await receive({ email: 'person7@example.test' })).toMatchObject({ kind: 'done' });
});

test('accepts three from one email address in an hour, however it is spelled and from anywhere', async () => {
  for (let number = 1; number <= 3; number += 1) {
    expect(await receive({ message: `Message ${number}` }, `203.0.113.${number}`)).toMatchObject({ kind: 'done' });
  }
  expect(await receive({ email: 'ANN@example.test', message: 'Message 4' }, '203.0.113.4')).toMatchObject({
    kind: 'refused',
    code: 'PT429',
  });
  expect(await stored()).toHaveLength(3);
});

test('always accepts a retry after our email failed as the same inquiry', async () => {
  const first = idOf(await receive());
  for (let time = 0; time < 4; time += 1) {
    expect(
      await database.as(
        service,
        `update public.contact_inquiries set mail_status = 'failed', mail_failure = 'down' where id = $1`,
        [first],
      ),
    ).toMatchObject({ kind: 'done', affected: 1 });
    expect(idOf(await receive({}, `203.0.113.${10 + time}`))).toBe(first);
  }
  expect(await stored()).toEqual([{ id: first, message: 'Hello', mail_status: 'pending' }]);

  await database.as(service, `update public.contact_inquiries set mail_status = 'sent'`);
  expect(idOf(await receive({}, '203.0.113.20'))).not.toBe(first);
});

test.each([
  [{ inquiry_type: 'spam' }, 'contact_inquiries_type_known'],
  [{ name: ' ' }, 'contact_inquiries_name_length'],
  [{ name: 'x'.repeat(121) }, 'contact_inquiries_name_length'],
  [{ name: 'Ann\r\nBcc: all@example.test' }, 'contact_inquiries_single_lines'],
  [{ phone: '1\n2' }, 'contact_inquiries_single_lines'],
  [{ email: 'nobody' }, 'contact_inquiries_email_form'],
  [{ message: 'x'.repeat(5001) }, 'contact_inquiries_message_length'],
])('%j violates %s', async (fields, constraint) => {
  expect(await receive(fields)).toMatchObject({
    kind: 'refused',
    code: '23514',
    message: expect.stringContaining(constraint),
  });
  expect(await stored()).toEqual([]);
});

test('lets only the function store an inquiry, and only the firm read it', async () => {
  for (const person of Object.values(people)) {
    expect(await receive({}, '203.0.113.1', person)).toMatchObject({ kind: 'refused', code: '42501' });
  }
  await receive();
  expect(await database.as(people.firm, 'select name from public.contact_inquiries')).toMatchObject({
    rows: [{ name: 'Ann Lee' }],
  });
  expect(await database.as(people.pineAdmin, 'select name from public.contact_inquiries')).toMatchObject({ rows: [] });
});

test("lets the service key record the email's status, and change nothing else", async () => {
  await receive();
  expect(await database.as(service, `update public.contact_inquiries set message = 'other'`)).toMatchObject({
    kind: 'refused',
    code: '42501',
  });
  expect(
    await database.as(
      service,
      `insert into public.contact_inquiries (inquiry_type, name, email) values ('question', 'B', 'b@b.test')`,
    ),
  ).toMatchObject({ kind: 'refused', code: '42501' });
});

test('deletes addresses after a day', async () => {
  await receive();
  await database.owner(`update app.rate_limit_hits set hit_at = hit_at - interval '25 hours'`);
  await receive({ email: 'other@example.test' }, '203.0.113.2');
  expect(await database.owner('select distinct subject from app.rate_limit_hits order by 1')).toEqual([
    { subject: '203.0.113.2' },
    { subject: 'other@example.test' },
  ]);
});
