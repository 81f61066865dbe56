import { releaseSchema, type ManifestModule, type ModuleRoute, type Release } from '@platform/contract';
import { answerOf, type Platform } from '../platforms/platform';
import { releaseNamed } from '../registry/releaseName';
import { readSignature } from '../signing/readSignature';

/** The releases of every set, as a page's manifest names them, by `module@version`. */
export async function readCandidateModules(
  platform: Platform,
  names: Iterable<string>,
): Promise<Map<string, ManifestModule>> {
  const modules = [...new Set(names)].map(async (name) => {
    const { moduleId, version } = releaseNamed(name);
    const row = await answerOf(
      platform.registry
        .from('module_releases')
        .select('release')
        .eq('module_id', moduleId)
        .eq('version', version)
        .single(),
    );
    const signature = await readSignature(platform, { moduleId, version });
    const module = candidateModule(releaseSchema.parse(row.release));
    return [name, { ...module, ...(signature && { signature }) }] as const;
  });
  return new Map(await Promise.all(modules));
}

/** A release for a page without a person: no one can sign in during a check, so every route is public. */
function candidateModule({ moduleId, version, descriptor, entry, global, preload, files }: Release): ManifestModule {
  const fileOf = (file: string) => ({ file, integrity: files[file]?.integrity ?? '' });
  return {
    id: moduleId,
    version,
    descriptor: { ...descriptor, routes: descriptor.routes.map(openRoute) },
    entry: fileOf(entry),
    global,
    preload: preload.map(fileOf),
  };
}

const openRoute = ({ requires: _, ...route }: ModuleRoute): ModuleRoute => ({ ...route, access: 'public' });

/** The route to mount a module on: its public page, such as the demo with its sample club, else its first page. */
export function mountingRoute({ descriptor }: Release | ManifestModule): ModuleRoute | undefined {
  const plain = descriptor.routes.filter(({ path }) => !path.includes(':'));
  return plain.find(({ layout }) => layout === 'site' || layout === 'demo') ?? plain[0];
}
