import type { ManifestModule } from '@platform/contract';
import { recentErrors } from '../../devtools/recentErrors';
import { createModuleFrame } from '../frame/moduleFrame';
import { outletStore } from '../frame/outletStore';

const release = (version: string) => ({
  version,
  entry: { file: 'entry.js', integrity: version },
  global: `training_${version}`,
  preload: [],
});
const training = {
  id: 'training',
  ...release('1.6.0'),
  descriptor: { title: 'Training', contract: '^98.0.0' },
  fallback: { ...release('1.1.0'), contract: '^99.0.0' },
} as unknown as ManifestModule;

test('keeps the reason and the name of a release that was replaced', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const failed = new Promise<void>((resolve) =>
    outletStore.subscribe(() => outletStore.get().kind === 'failed' && resolve()),
  );
  await createModuleFrame(() => training, document.body).mount();
  await failed;
  expect(recentErrors.list()).toMatchObject([
    { code: 'contract', message: expect.stringMatching(/^Training 1\.6\.0: It needs contract \^98\.0\.0/) },
  ]);
});
