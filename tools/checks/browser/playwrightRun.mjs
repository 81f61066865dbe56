/** The configurations besides playwright.config.ts, by the name of their only Playwright project. */
const CONFIGURATIONS = {
  catalogue: 'playwright.catalogue.config.ts',
  upgrade: 'playwright.upgrade.config.ts',
};

/**
 * Says what Playwright runs for a project of Nx.
 * @param {string} name such as `journeys-training`
 * @returns {{ config: string, project: string }} a configuration, and the name of a project in it
 */
export function playwrightRun(name) {
  const project = name.replace(/^journeys-/, '');
  return { config: CONFIGURATIONS[project] ?? 'playwright.config.ts', project };
}
