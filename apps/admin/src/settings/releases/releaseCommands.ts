/**
 * The commands that move a channel, as tools/releases reads them. Moving production writes a new page for every address of
 * the site, which a process does where the platform is operated, and no browser.
 */
export const releaseCommands = {
  promote: (moduleId: string, version: string): string =>
    `npm run release -- promote ${moduleId} ${version} --reason "…"`,
  rollOut: (moduleId: string, version: string, share: number): string =>
    `npm run release -- promote ${moduleId} ${version} --share ${share} --reason "…"`,
  rollback: (moduleId: string): string => `npm run release -- rollback ${moduleId} --reason "…"`,
};
