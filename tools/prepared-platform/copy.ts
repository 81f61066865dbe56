// Copies the repository: node dist/prepared-platform/programs/copy.mjs <folder> [--fixtures]
// With --fixtures, the fixtures are among its apps.
import { copyRepository } from './fixtures/copyRepository';
import { fixtures } from './fixtures/fixtures';

const [folder = '', option] = process.argv.slice(2);
await copyRepository(folder, option === '--fixtures' ? fixtures : []);
