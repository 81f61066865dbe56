import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';
import { interactionsPage } from './interactionsPage';
import type { Interaction } from './eventTiming';
import type { VisitedPage } from './visitedPages';

/** What was done with a page in one round. */
export interface UsedPage extends VisitedPage {
  round: number;
  reported: Interaction[];
  /** Of all interactions, also those too short to be reported. */
  count: number;
}

/** Writes every interaction to bench/results/interactions-all.json, and the slowest to docs/benchmarks/interactions.md. */
export async function writeInteractions(used: readonly UsedPage[], rounds: number): Promise<void> {
  const results = path.join(repositoryRoot, 'bench/results');
  const pages = path.join(repositoryRoot, 'docs/benchmarks');
  await Promise.all([mkdir(results, { recursive: true }), mkdir(pages, { recursive: true })]);
  await writeFile(path.join(results, 'interactions-all.json'), `${JSON.stringify(used, null, 2)}\n`);
  await writeFile(path.join(pages, 'interactions.md'), interactionsPage(used, rounds));
}
