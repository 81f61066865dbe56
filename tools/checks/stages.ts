/** A part of `npm test`: some of Nx's targets, in every project that has them. */
export interface Stage {
  title: string;
  targets: readonly string[];
  /** How many of its tasks run at once. */
  parallel: number;
  /** Seconds that it may take on two cores when nothing is cached. A stage that takes longer is named at the end. */
  budget: number;
}

/** In the order in which `npm test` runs them: what fails fastest comes first. */
export const stages: readonly Stage[] = [
  { title: 'Types and lint', targets: ['typecheck', 'lint'], parallel: 2, budget: 60 },
  { title: 'Logic', targets: ['graph', 'unit'], parallel: 2, budget: 180 },
  { title: 'Database rules', targets: ['rules'], parallel: 1, budget: 120 },
  { title: 'Client contract', targets: ['contract'], parallel: 1, budget: 60 },
  { title: 'Functions', targets: ['functions'], parallel: 1, budget: 60 },
  { title: 'Hosted releases', targets: ['production'], parallel: 1, budget: 30 },
  { title: 'Design system', targets: ['catalogue'], parallel: 1, budget: 90 },
  { title: 'Journeys and releases', targets: ['journeys', 'releases'], parallel: 3, budget: 400 },
  { title: 'Upgrades', targets: ['upgrade'], parallel: 1, budget: 60 },
];

/** Where every target with tests leaves its results, as JSON of Jest or Playwright: `<project>.<target>.json`. */
export const RESULTS_FOLDER = 'dist/test-results';
