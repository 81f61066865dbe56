/**
 * The routes of the six specified modules of a season, each with the paths below it, in the order of the year. A release
 * lists its own routes; these are for modules that have no release yet (decision 76).
 */
const seasonPaths = {
  'pre-season': ['/pre-season'],
  recruitment: ['/recruitment', '/staff'],
  training: ['/training'],
  operations: ['/operations', '/scheduling', '/reports'],
  'post-season': ['/post-season'],
  'club-future': ['/club-future'],
} as const;

export type SeasonModuleId = keyof typeof seasonPaths;

const seasonModuleIds = Object.keys(seasonPaths) as SeasonModuleId[];

/** The season module that owns an address. */
export function seasonModuleAt(pathname: string): SeasonModuleId | undefined {
  const owns = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return seasonModuleIds.find((id) => seasonPaths[id].some(owns));
}
