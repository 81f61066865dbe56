import { connectSupabase } from '@platform/session';
import { startSendingFunction, type SendingFunction } from '../../form/sendingFunction.testkit';
import { emptyApplication } from './application';
import { sendApplication } from './sendApplication';

let apply: SendingFunction;

beforeAll(async () => {
  apply = await startSendingFunction('apply');
  connectSupabase({ url: apply.url, publishableKey: 'sb_publishable_test' });
});

const told = { firstDay: '2026-06-01', lastDay: '2026-08-31', daysPerWeek: '5', consent: true };
const application = {
  ...emptyApplication,
  ...told,
  jobRoleIds: ['a'],
  name: ' Ann Reed ',
  email: 'ann@example.test',
  ageBand: '16-17' as const,
  certificates: { 'CPR/AED': '2027-03-14', Lifeguarding: '' },
};

test('sends an application without the spaces around its texts', async () => {
  apply.answer = { confirmation: 'sent' };
  expect(await sendApplication('pine-hollow', application)).toEqual({ confirmation: 'sent' });
  expect(apply.received).toEqual([
    {
      clubSlug: 'pine-hollow',
      jobRoleIds: ['a'],
      name: 'Ann Reed',
      email: 'ann@example.test',
      phone: '',
      message: '',
      ...told,
      ageBand: '16-17',
      certificates: [
        { name: 'CPR/AED', validUntil: '2027-03-14' },
        { name: 'Lifeguarding', validUntil: '' },
      ],
    },
  ]);
});

test('shows a refusal in the function’s own words', async () => {
  Object.assign(apply, { status: 409, answer: { error: { message: 'Lifeguard is no longer open.' } } });
  await expect(sendApplication('pine-hollow', application)).rejects.toThrow('Lifeguard is no longer open.');
});

test('does not blame the connection for a server failure', async () => {
  Object.assign(apply, { status: 500, answer: {} });
  await expect(sendApplication('pine-hollow', application)).rejects.toThrow(
    'Your application could not be sent. The server could not answer. Try again in a moment.',
  );
});

test('asks the person to check the connection when no answer comes', async () => {
  await apply.close();
  await expect(sendApplication('pine-hollow', application)).rejects.toThrow(
    'Your application could not be sent. Check your connection and try again.',
  );
});
