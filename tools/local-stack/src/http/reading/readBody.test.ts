import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { readBody } from './readBody';

test('rejects with 400 when the client leaves in the middle of its body', async () => {
  const message = Object.assign(new PassThrough(), { headers: {} });
  const body = readBody(message as unknown as IncomingMessage);
  message.write('{"name":');
  message.destroy(new Error('aborted'));
  await expect(body).rejects.toMatchObject({ status: 400, code: 'aborted' });
});
