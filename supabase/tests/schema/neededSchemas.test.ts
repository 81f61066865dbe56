import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { moduleDescriptorSchema } from '@platform/contract';

const REPOSITORY = resolve(__dirname, '../../..');
const migrations = readdirSync(join(REPOSITORY, 'supabase/migrations')).map((file) => file.split('_')[0]);

const descriptors = readdirSync(join(REPOSITORY, 'apps'))
  .map((app) => join(REPOSITORY, 'apps', app, 'module.json'))
  .filter((file) => existsSync(file))
  .map((file) => moduleDescriptorSchema.parse(JSON.parse(readFileSync(file, 'utf8'))))
  // The shell is no release of a module: no channel takes it.
  .filter(({ id }) => id !== 'shell');

test.each(descriptors)('$id needs the schema of a migration that exists', ({ schema }) => {
  expect(migrations).toContain(schema);
});
