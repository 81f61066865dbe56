import type { ShellBuild } from '../../bundler/buildShell';
import { SHELL_FILE } from '../../bundler/output/releaseNames';
import { answerOf, type Platform } from '../platforms/platform';
import { currentDigest } from '../publishing/publishShell';

/**
 * Names of the slots in production: those of the shell and of the modules. Undefined if no shell is published, or only
 * one from before slots were open.
 */
export async function offeredSlots(platform: Platform): Promise<ReadonlySet<string> | undefined> {
  const [channels, releases, ofShell] = await Promise.all([
    answerOf(platform.registry.from('module_channels').select('module_id, version').eq('channel', 'production')),
    answerOf(
      platform.registry
        .from('module_releases')
        .select('module_id, version, offers:release->descriptor->offers')
        .not('release->descriptor->offers', 'is', null),
    ) as Promise<unknown> as Promise<OfferRow[]>,
    offersOfShell(platform),
  ]);
  if (!ofShell) return undefined;
  const inProduction = releases.filter(({ module_id: id, version }) =>
    channels.some((channel) => channel.module_id === id && channel.version === version),
  );
  return new Set([ofShell, ...inProduction.map(({ offers }) => offers)].flatMap((offers) => Object.keys(offers)));
}

/** Only reads the shell and does not run it, so its signature does not matter here. */
async function offersOfShell(platform: Platform): Promise<object | undefined> {
  const digest = await currentDigest(platform);
  const text = digest && (await platform.store.read(`shell/${digest}/${SHELL_FILE}`));
  return text ? (JSON.parse(Buffer.from(text).toString('utf8')) as Pick<ShellBuild, 'offers'>).offers : undefined;
}

interface OfferRow {
  module_id: string;
  version: string;
  offers: object;
}
