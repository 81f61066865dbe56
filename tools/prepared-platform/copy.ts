// Copies the repository with the fixtures among its apps: node dist/prepared-platform/programs/copy.mjs <folder>
import { copyRepository } from './fixtures/copyRepository';

await copyRepository(process.argv[2] ?? '');
