/**
 * What each module of the season answers for, with everything below (specification, section 2). A release says it of itself; this
 * is for the modules that have none yet.
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

/** The module of the season that an address belongs to. */
export function seasonModuleAt(pathname: string): SeasonModuleId | undefined {
  const answers = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const ids = Object.keys(seasonPaths) as SeasonModuleId[];
  return ids.find((id) => seasonPaths[id].some(answers));
}
