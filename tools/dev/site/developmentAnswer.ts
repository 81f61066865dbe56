import { platformManifestSchema, type ManifestModule } from '@platform/contract';
import { withDevelopmentModule } from './developmentManifest';

const isManifest = (pathname: string): boolean =>
  pathname === '/modules.json' || pathname === '/rest/v1/rpc/platform_manifest';

/** What a person's page starts with. Their manifest is a part of it. */
const isStart = (pathname: string): boolean => pathname === '/rest/v1/rpc/platform_start';

/** Whether the answer at an address says which modules there are. */
export const namesModules = (pathname: string): boolean => isManifest(pathname) || isStart(pathname);

/**
 * An answer with the module in the state of the working copy.
 * @param text JSON
 * @returns the text itself if it names no modules, such as a refusal
 */
export function answerWithModule(pathname: string, text: string, module: ManifestModule): string {
  if (!namesModules(pathname)) return text;
  const answer = JSON.parse(text) as { manifest?: unknown };
  const manifest = platformManifestSchema.safeParse(isStart(pathname) ? answer.manifest : answer);
  if (!manifest.success) return text;
  const changed = withDevelopmentModule(manifest.data, module);
  return JSON.stringify(isStart(pathname) ? { ...answer, manifest: changed } : changed);
}
