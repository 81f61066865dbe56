/**
 * The commands that move a channel, with a reason that is still to be written: left empty, it is refused. As tools/releases reads them. Moving production writes a new page for every address of
 * the site, which a process does where the platform is operated, and no browser.
 */
export const releaseCommands = {
  check: (moduleId: string, version: string): string => `npm run release -- check ${moduleId}@${version}`,
  promote: (moduleId: string, version: string): string =>
    `npm run release -- promote ${moduleId} ${version} --reason ""`,
  rollOut: (moduleId: string, version: string, share: number): string =>
    `npm run release -- promote ${moduleId} ${version} --share ${share} --reason ""`,
  rollback: (moduleId: string): string => `npm run release -- rollback ${moduleId} --reason ""`,
};
