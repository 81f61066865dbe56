import { describeIssues, moduleIdSchema, ownsPath, routeMatches, type ModuleDescriptor } from '@platform/contract';

/** First parts of addresses that the platform answers itself, below which no module can have a route. */
const PLATFORM_ADDRESSES = ['auth', 'demo', 'functions', 'healthz', 'modules', 'outbox', 'rest', 'shell', 'storage'];

/** Routes of a module as it is generated. */
const routesOf = (id: string): string[] => [`/${id}`, `/demo/${id}`];

/**
 * Why a new module cannot have this id.
 * @param folders names of the folders under apps/
 * @returns one sentence, or undefined if it can
 */
export function refusalOf(
  id: string,
  apps: readonly ModuleDescriptor[],
  folders: readonly string[],
): string | undefined {
  const parsed = moduleIdSchema.safeParse(id);
  if (!parsed.success) return `"${id}" cannot be the id of a module: ${describeIssues(parsed.error)}.`;
  if (folders.includes(id)) return `apps/${id} exists already.`;
  if (PLATFORM_ADDRESSES.includes(id)) return `/${id} is an address of the platform itself; choose another id.`;
  for (const wanted of routesOf(id)) {
    for (const app of apps) {
      const taken = app.routes.find((route) => routeMatches(route, wanted) || ownsPath(wanted, route.path));
      if (taken) return `The route ${wanted} is taken: ${app.id} has ${taken.path}. Choose another id.`;
    }
  }
  return undefined;
}
