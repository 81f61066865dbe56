/**
 * The commands of tools/releases that move a channel. The reason is left empty for the operator to fill in; an empty
 * one is refused. Moving production writes a new page for every address of the site, so it runs on the platform's
 * server and not in a browser.
 */
export const releaseCommands = {
  check: (moduleId: string, version: string): string => `npm run release -- check ${moduleId}@${version}`,
  promote: (moduleId: string, version: string): string =>
    `npm run release -- promote ${moduleId} ${version} --reason ""`,
  rollOut: (moduleId: string, version: string, share: number): string =>
    `npm run release -- promote ${moduleId} ${version} --share ${share} --reason ""`,
  rollback: (moduleId: string): string => `npm run release -- rollback ${moduleId} --reason ""`,
};
