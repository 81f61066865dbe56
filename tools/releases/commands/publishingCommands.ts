import { acceptsContract, CONTRACT_VERSION } from '@platform/contract';
import { listenForStop } from '../check/stopSignals';
import { examineSources } from '../publishing/examineSources';
import { obstacleOf } from '../channels/obstacleOf';
import { assertChannel, promote } from '../channels/promote';
import { publish } from '../publishing/publish';
import { newestSize, sizeInWords } from '../publishing/sizeChange';
import { answerOf, type Platform } from '../platforms/platform';
import { reasonOf } from '../terminal/reason';
import { ReleaseError } from '../registry/releaseError';
import { type NamedRelease, releaseNamed } from '../registry/releaseName';
import { type Command, type CommandContext, PRODUCTION, required } from './command';
import { describeEnd } from './describeEnd';

const usages = {
  publish: 'publish <module> [--version 1.1.0] [--channel preview/pr-42] [--key <id>] [--force]',
  check: 'check <module>@<version>',
};

/** Commands that publish a release, and that check whether it can go to production. */
export const publishingCommands: Record<string, Command> = {
  publish: {
    usage: usages.publish,
    purpose:
      'check types and lint, build a release, sign and store it; with a channel, promote it, for production after its check',
    words: 1,
    options: ['version', 'channel', 'reason', 'key', 'force'],
    async run(context, [moduleId], options) {
      const { platform, progress, actor, versionOfApp, print, answer } = context;
      const { version, channel, reason, key, force: forced } = options;
      const id = required(moduleId, usages.publish);
      if (channel) assertChannel(channel);
      const why = channel === PRODUCTION ? reasonOf(reason) : (reason ?? `published to ${channel}`);
      const before = await newestSize(platform, id);
      const release = await publish(
        platform,
        { moduleId: id, version: version ?? (await versionOfApp(id)), actor, key, examine: examineSources },
        progress,
      );
      const { version: published, firstLoadBytes } = release;
      answer({ moduleId: id, version: published, firstLoadBytes });
      print(`${id} ${release.version} is published. ${sizeInWords(release, before)}`);
      const { contract } = release.descriptor;
      if (!acceptsContract(contract)) {
        print(
          `It needs contract ${contract}, and this platform speaks ${CONTRACT_VERSION}: no browser can run it yet.`,
        );
      }
      const obstacle = await obstacleOf(platform, { moduleId: id, version: release.version });
      answer({ obstacle });
      if (obstacle) print(obstacle);
      if (!channel) return;
      // The first release of a module takes nothing away from anyone.
      if (channel === PRODUCTION && !forced && (await hasProduction(platform, id))) {
        await check(context, { moduleId: id, version: published });
      }
      const move = { moduleId: id, version: release.version, channel, reason: why, actor, forced };
      const moved = await promote(platform, move, progress);
      answer({ channel, ...moved });
      const { ended } = moved;
      print(`${channel} of ${id} points at ${release.version}.`);
      if (ended) print(describeEnd(id, ended));
    },
  },
  check: {
    usage: usages.check,
    purpose: 'mount a release in a real browser with every shell and set of modules that people have',
    words: 1,
    options: [],
    run: (context, [name]) => check(context, releaseNamed(required(name, usages.check))),
  },
};

async function hasProduction({ registry }: Platform, moduleId: string): Promise<boolean> {
  const channels = registry.from('module_channels').select('module_id').eq('module_id', moduleId);
  return (await answerOf(channels.eq('channel', PRODUCTION))).length > 0;
}

/** @throws ReleaseError with what was found */
async function check({ platform, progress, actor, print, answer }: CommandContext, release: NamedRelease) {
  // Loaded only here, because the other commands need no browser.
  const { checkRelease } = await import('../check/checkRelease');
  const stop = listenForStop();
  const { shells, sets, findings } = await checkRelease(platform, { ...release, actor }, progress, stop.signal).finally(
    stop.release,
  );
  answer({ ...release, passed: findings.length === 0, shells, sets, findings });
  const name = `${release.moduleId}@${release.version}`;
  if (findings.length > 0) {
    throw new ReleaseError(`${findings.join('\n')}\n${name} has not passed its check.`, stop.exitCode());
  }
  const what = `${shells.length === 1 ? '1 shell' : `${shells.length} shells`} and ${sets.length === 1 ? '1 set' : `${sets.length} sets`} of modules`;
  print(`${name} has passed its check, with ${what}.`);
}
