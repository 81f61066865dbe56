import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { readBody } from './readBody';

test('a client that leaves in the middle of its body is a refused request, and no fault of ours', async () => {
  const message = Object.assign(new PassThrough(), { headers: {} });
  const body = readBody(message as unknown as IncomingMessage);
  message.write('{"name":');
  message.destroy(new Error('aborted'));
  await expect(body).rejects.toMatchObject({ status: 400, code: 'aborted' });
});
