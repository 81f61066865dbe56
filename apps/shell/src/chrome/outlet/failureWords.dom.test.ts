import type { PlatformError } from '../../platformError';
import type { FailedOutlet } from '../../loading/frame/outletStore';
import { crashError } from '../../loading/failures/crashError';
import { failureWords } from './failureWords';

const failed = (title: string, error: PlatformError): FailedOutlet => ({
  kind: 'failed',
  title,
  version: '1.0.0',
  ownPage: title === 'Platform',
  error,
  readable: false,
  retry: () => {},
});
const release = { id: 'training', version: '1.0.0' };
const lostChunk = Object.assign(new Error('Loading chunk 798 failed. (error: http://club.test/798.js)'), {
  name: 'ChunkLoadError',
});

afterEach(() => jest.restoreAllMocks());

test('tells a visitor without a network only that, and nothing about modules, files or addresses', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const error = await crashError(
    'crashed-rendering',
    new Error('Its code could not be fetched.', { cause: lostChunk }),
    release,
  );
  expect(error.code).toBe('unreachable');
  const { title, sentences } = failureWords(failed('Marketing', error), { layout: 'site', online: false });
  expect(title).toBe('You are offline');
  expect(sentences.join(' ')).not.toMatch(/Marketing|http|chunk|It stopped/);
});

test('does not call code that never arrived a crash, not even on the sign-in page', async () => {
  const error = await crashError('crashed-rendering', lostChunk, release);
  expect(error).toMatchObject({ code: 'missing-file', message: expect.not.stringContaining('798') as string });
  expect(failureWords(failed('Platform', error), { layout: 'bare', online: true })).toEqual({
    title: 'This page did not arrive',
    sentences: ['Check your connection and try again.'],
  });
});

test('does not blame the connection for a failure of the module', async () => {
  const error = await crashError('crashed-rendering', new TypeError('lanes is undefined'), release);
  for (const online of [true, false]) {
    const words = failureWords(failed('Marketing', error), { layout: 'site', online });
    expect(words.title).toBe('This page is unavailable');
    expect(words.sentences.join(' ')).not.toMatch(/connection|lanes/);
  }
});

test('names the module and the reason inside the platform', async () => {
  const error = await crashError('crashed-mounting', new Error('no lanes'), release);
  expect(failureWords(failed('Training', error), { layout: 'app', online: true })).toEqual({
    title: 'Training is unavailable',
    sentences: ['It stopped while starting: no lanes', expect.stringContaining('keeps working') as string],
  });
});
