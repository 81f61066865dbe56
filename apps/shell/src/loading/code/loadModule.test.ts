import type { ManifestModule } from '@platform/contract';
import { loadModule } from './loadModule';

const drills = (contract: string, unreadable?: string) =>
  ({ id: 'drills', version: '1.0.0', descriptor: { contract }, unreadable }) as unknown as ManifestModule;

test('refuses a release with an unreadable description and says why', async () => {
  await expect(loadModule(drills('^1.0.0', 'descriptor.routes.0.layout: Invalid option'), false)).rejects.toMatchObject(
    {
      code: 'contract',
      message: 'It cannot run here, because descriptor.routes.0.layout: Invalid option.',
    },
  );
});

test('names the contract first when a release needs a later one', async () => {
  await expect(loadModule(drills('^2.0.0', 'descriptor.routes.0.layout'), false)).rejects.toMatchObject({
    code: 'contract',
    message: expect.stringContaining('It needs contract ^2.0.0') as string,
  });
});
