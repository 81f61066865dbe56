import { SharedHandler } from './sharedHandler.mjs';

const shell = new SharedHandler({ name: 'shell' });
const library = { name: 'ui' };
let fails = true;
shell.registerShared(undefined, {
  shared: {
    react: [{ version: '19.3.1', get: () => () => 'React' }],
    ui: { version: '1.0.0', get: () => (fails ? Promise.reject(new Error('lost')) : Promise.resolve(() => library)) },
  },
});
const training = new SharedHandler({ name: 'training_1_0_0' });
training.initShareScopeMap('default', shell.shareScopeMap.default);

const asked = (requiredVersion: string, others: object = { singleton: true, strictVersion: true }) => ({
  customShareInfo: { shareConfig: { requiredVersion, ...others } },
});

test('gives a module the package of the shell', async () => {
  const factory = (await training.loadShare('react', asked('^19.0.0'))) as () => string;
  expect(factory()).toBe('React');
});

test('asks again for a package that did not arrive, and makes it once', async () => {
  await expect(training.loadShare('ui', asked('^1.0.0'))).rejects.toThrow('lost');
  fails = false;
  const factory = (await training.loadShare('ui', asked('^1.0.0'))) as () => object;
  expect(factory()).toBe(library);
  expect(await shell.loadShare('ui', asked('*'))).toBe(factory);
});

test('says which version does not fit where a page may have only one', async () => {
  await expect(training.loadShare('react', asked('^20.0.0'))).rejects.toThrow(
    'Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of training_1_0_0 which needs ^20.0.0)',
  );
});

test('leaves a module its own copy where none fits', async () => {
  expect(await training.loadShare('react', asked('18.0.0', {}))).toBe(false);
  expect(await training.loadShare('lodash', asked('^4.0.0'))).toBe(false);
});
