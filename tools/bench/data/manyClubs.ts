import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';
import { startFilledServer, type FilledServer } from '../filledServer';

/** The manager who reads the lists, in the largest club. */
export const MANAGER = 'b0000000-0000-4000-8000-000000000001';
/** A consultant of the firm, who reads every club. */
export const FIRM = 'b0000000-0000-4000-8000-000000000002';
/** The largest club: 5,000 people. */
export const LARGEST_CLUB = 'c0000000-0000-4000-8000-000000000001';

/**
 * A server with ten thousand clubs and a million people in total; the largest club has ten seasons with 5,000 answers.
 * Takes a minute or two.
 */
export const startManyClubs = (): Promise<FilledServer> =>
  startFilledServer([readRows('manyClubs'), readRows('seasonsAndPlans')].join('\n'));

const readRows = (name: string) => readFileSync(path.join(repositoryRoot, `tools/bench/data/${name}.sql`), 'utf8');
