/** A part of `npm test`: some of Nx's targets, in every project that has them. */
export interface Stage {
  title: string;
  targets: readonly string[];
  /** Seconds that its tasks may take together on two cores when nothing is cached. The run names a stage that takes longer. */
  budget: number;
}

/** Nx starts the tasks of an earlier target first if nothing else decides, so targets with long tasks come first. */
export const stages: readonly Stage[] = [
  { title: 'Types and lint', targets: ['typecheck', 'lint'], budget: 150 },
  { title: 'Logic', targets: ['graph', 'unit', 'parity'], budget: 600 },
  { title: 'Database rules', targets: ['rules'], budget: 200 },
  { title: 'Client contract', targets: ['contract'], budget: 100 },
  { title: 'Functions', targets: ['functions'], budget: 100 },
  { title: 'Hosted releases', targets: ['production'], budget: 60 },
  { title: 'Upgrades', targets: ['upgrade'], budget: 150 },
  { title: 'Design system', targets: ['catalogue'], budget: 150 },
  { title: 'Journeys and releases', targets: ['prepare', 'prepare-fixtures', 'releases', 'journeys'], budget: 1000 },
];

/** Seconds that the whole run may take from a fresh clone on two cores. */
export const RUN_BUDGET = 900;

/** How many tasks run at once: one more than the two cores of the smallest machine, because some wait for a browser. */
export const PARALLEL_TASKS = 3;

/** Where every target with tests leaves its results, as JSON of Jest or Playwright: `<project>.<target>.json`. */
export const RESULTS_FOLDER = 'dist/test-results';
