import { compose } from './compose/compose';
import type { ReleaseOptions } from './commandLine';
import { actionInWords, describeMoment, history, list, requireModule } from './history';
import { inBytes } from './inBytes';
import { inRed } from './inRed';
import { keyCommands } from './keyCommands';
import { platformCommands } from './platformCommands';
import { describeRollout } from './describeRollout';
import type { Platform } from './platform';
import type { Progress } from './progress';
import { endPreview, issuePreview, listPreviews, previewLink } from './previews';
import { assertChannel, promote, rollback } from './promote';
import { parseDays, prune } from './prune';
import { reasonOf } from './reason';
import { publish } from './publish';
import { releaseNamed } from './releaseName';
import { ReleaseError } from './releaseError';
import { parseShare, pauseRollout, rollOut } from './rollOut';
import { rolloutReach } from './rolloutReach';
import { formatTable } from './table';
import { describeFinding, verify } from './verify';

export interface CommandContext {
  platform: Platform;
  progress: Progress;
  /** Who runs the command. */
  actor: string;
  versionOfApp(app: string): Promise<string>;
  print(line: string): void;
}

/** One thing that `npm run release` can do. */
export interface Command {
  usage: string;
  purpose: string;
  run(context: CommandContext, positionals: string[], options: ReleaseOptions): Promise<void>;
}

const PRODUCTION = 'production';

/** Everything that `npm run release` can do. */
export const commands: Record<string, Command> = {
  publish: {
    usage: 'publish <module> [--version 1.1.0] [--channel preview/pr-42] [--key <id>] [--force]',
    purpose: 'build a release, sign and store it; nobody sees it until a channel points at it',
    async run({ platform, progress, actor, versionOfApp, print }, [moduleId], options) {
      const { version, channel, reason, key, force: forced } = options;
      const id = required(moduleId, 'publish');
      if (channel) assertChannel(channel);
      const why = channel === PRODUCTION ? reasonOf(reason) : (reason ?? `published to ${channel}`);
      const release = await publish(
        platform,
        { moduleId: id, version: version ?? (await versionOfApp(id)), actor, key },
        progress,
      );
      print(`${id} ${release.version} is published. A first visit loads ${inBytes(release.firstLoadBytes)} of it.`);
      if (!channel) return;
      const move = { moduleId: id, version: release.version, channel, reason: why, actor, forced };
      const { ended } = await promote(platform, move, progress);
      print(`${channel} of ${id} points at ${release.version}.`);
      if (ended) print(describeEnd(id, ended));
    },
  },
  check: {
    usage: 'check <module>@<version>',
    purpose: 'mount a release in a real browser with every shell and set of modules that people have',
    async run({ platform, progress, actor, print }, [name]) {
      const release = releaseNamed(required(name, 'check'));
      // A browser is more than the other commands need to load.
      const { checkRelease } = await import('./check/checkRelease');
      const { shells, sets, findings } = await checkRelease(platform, { ...release, actor }, progress);
      if (findings.length > 0) throw new ReleaseError(`${findings.join('\n')}\n${name} has not passed its check.`);
      const what = `${shells.length === 1 ? '1 shell' : `${shells.length} shells`} and ${sets.length === 1 ? '1 set' : `${sets.length} sets`} of modules`;
      print(`${name} has passed its check, with ${what}.`);
    },
  },
  promote: {
    usage: 'promote <module> <version> --reason "…" [--channel staging] [--share 5 [--shrink]] [--force]',
    purpose: 'point a channel at a release, production unless told otherwise; with a share, for so many % of the clubs',
    async run(context, [moduleId, version], { channel = PRODUCTION, reason, share, shrink, force: forced }) {
      const { platform, progress, actor, print } = context;
      const id = required(moduleId, 'promote');
      const move = {
        moduleId: id,
        version: required(version, 'promote'),
        channel,
        reason: reasonOf(reason),
        actor,
        forced,
      };
      if (share !== undefined) {
        const rolledOut = await rollOut(platform, { ...move, share: parseShare(share), isSmaller: shrink }, progress);
        return print(describeRollout(id, channel, rolledOut, await rolloutReach(platform, id, channel)));
      }
      const { from, to, ended } = await promote(platform, move, progress);
      print(
        from === to
          ? `${channel} of ${id} points at ${to} already; nothing has changed.`
          : `${channel} of ${id} went from ${from ?? 'nothing'} to ${to}.`,
      );
      if (ended) print(describeEnd(id, ended));
    },
  },
  rollback: {
    usage: 'rollback <module> --reason "…" [--channel staging]',
    purpose: 'end a rollout; without one, point a channel back at the release before',
    async run({ platform, progress, actor, print }, [moduleId], { channel = PRODUCTION, reason }) {
      const id = required(moduleId, 'rollback');
      const { from, to, rollout } = await rollback(
        platform,
        { moduleId: id, channel, reason: reasonOf(reason), actor },
        progress,
      );
      print(
        rollout
          ? `The rollout of ${id} ${from} on ${channel} is over: every club has ${to}.`
          : `${channel} of ${id} went back from ${from ?? 'nothing'} to ${to}.`,
      );
    },
  },
  pause: {
    usage: 'pause <module> --reason "…" [--channel staging]',
    purpose: 'take the release that is being rolled out from every club for a while',
    async run({ platform, actor, print }, [moduleId], { channel = PRODUCTION, reason }) {
      const id = required(moduleId, 'pause');
      const move = { moduleId: id, channel, reason: reasonOf(reason), actor, paused: true };
      const { from, to, share } = await pauseRollout(platform, move);
      print(`The rollout of ${id} ${to} on ${channel} is paused at ${share} %: every club has ${from}.`);
    },
  },
  resume: {
    usage: 'resume <module> --reason "…" [--channel staging]',
    purpose: 'give it back to the clubs that had it',
    async run({ platform, actor, print }, [moduleId], { channel = PRODUCTION, reason }) {
      const id = required(moduleId, 'resume');
      const move = { moduleId: id, channel, reason: reasonOf(reason), actor, paused: false };
      const rolledOut = await pauseRollout(platform, move);
      print(describeRollout(id, channel, rolledOut, await rolloutReach(platform, id, channel)));
    },
  },
  preview: {
    usage: 'preview <module>@<version> … --for <e-mail> [--hours 8] | preview --end <id>',
    purpose: 'show releases to one person, for a while, and print the link; or end that',
    async run({ platform, actor, print }, releases, { for: email, hours = '8', end }) {
      if (end !== undefined) {
        await endPreview(platform, { ticket: end, actor });
        return print('The preview has ended.');
      }
      required(releases[0], 'preview');
      const ticket = await issuePreview(platform, { releases, email: required(email, 'preview'), hours, actor });
      print(`${previewLink(platform, ticket)}\n`);
      print(
        `For ${email} alone, for ${Number(hours) === 1 ? '1 hour' : `${Number(hours)} hours`}. End it with: npm run release -- preview --end ${ticket}`,
      );
    },
  },
  tickets: {
    usage: 'tickets',
    purpose: 'show who may see which releases before they are promoted, newest first',
    async run({ platform, print }) {
      const rows = await listPreviews(platform);
      if (rows.length === 0) return print('There are no previews yet.');
      print(
        formatTable(
          ['id', 'for', 'releases', 'state', 'until', 'opened', 'by'],
          rows.map((row) => [
            row.id,
            row.email,
            row.releases.join(', '),
            row.state,
            describeMoment(row.endsAt),
            row.firstOpenedAt ? describeMoment(row.firstOpenedAt) : 'not yet',
            row.issuedBy,
          ]),
        ),
      );
    },
  },
  list: {
    usage: 'list [module]',
    purpose: 'show the releases and which channels point at them',
    async run({ platform, print }, [moduleId]) {
      if (moduleId) await requireModule(platform, moduleId);
      const rows = await list(platform, moduleId);
      if (rows.length === 0) return print('There are no releases yet.');
      print(
        formatTable(
          ['module', 'version', 'channels', 'first load', 'published', 'by'],
          rows.map((row) => [
            row.moduleId,
            row.version,
            [...row.channels, ...row.barred.map((why) => `(${why})`)].join(', '),
            inBytes(row.firstLoadBytes),
            describeMoment(row.publishedAt),
            row.publishedBy,
          ]),
        ),
      );
    },
  },
  history: {
    usage: 'history <module>',
    purpose: 'show who moved which channel, when and why, newest first',
    async run({ platform, print }, [moduleId]) {
      const id = required(moduleId, 'history');
      await requireModule(platform, id);
      const rows = await history(platform, id);
      print(
        formatTable(
          ['when', 'what', 'channel', 'from', 'to', 'who', 'why'],
          rows.map((row) => [
            describeMoment(row.at),
            row.share === null ? actionInWords(row.action) : `${actionInWords(row.action)} ${row.share} %`,
            row.channel,
            row.from ?? '–',
            row.to,
            row.actor,
            row.forcedPast === null ? row.reason : `${row.reason} ${inRed(`FORCED: ${row.forcedPast}`)}`,
          ]),
        ),
      );
    },
  },
  verify: {
    usage: 'verify',
    purpose: 'compare every stored file with the digest it was published with',
    async run({ platform, progress, print }) {
      const findings = await progress.step('Verifying every release', () => verify(platform));
      if (findings.length > 0) throw new ReleaseError(findings.map(describeFinding).join('\n'));
      print('Every file is the one that was published.');
    },
  },
  prune: {
    usage: 'prune [--days 30] [--yes]',
    purpose: 'remove the files of releases that nobody needs and that nothing has happened to for so long',
    async run({ platform, progress, actor, print }, _positionals, { days = '30', yes }) {
      const request = { days: parseDays(days, yes), actor, withStrangers: yes };
      const { releases, leftovers, strangers } = await prune(platform, request, progress);
      if (leftovers.length > 0) print(`Removed what no release is: ${leftovers.join(', ')}.`);
      if (strangers.length > 0) {
        print(
          `Left alone, because another platform may keep them in this store: ${strangers.join(', ')}. ` +
            'If none does, add --yes.',
        );
      }
      if (releases.length === 0) return print('Every release that has files is needed, or was a while ago.');
      print(`Removed the files of ${releases.map(({ moduleId, version }) => `${moduleId} ${version}`).join(', ')}.`);
    },
  },
  compose: {
    usage: 'compose',
    purpose: 'write the site again from what the channels point at',
    async run({ platform, progress, print }) {
      const manifest = await progress.step('Composing the site', () => compose(platform));
      print(`The site is composed from ${manifest.modules.map(({ id, version }) => `${id} ${version}`).join(', ')}.`);
    },
  },
  ...keyCommands,
  ...platformCommands,
};

/** How to call each command. */
export function usage(): string {
  const width = Math.max(...Object.values(commands).map((command) => command.usage.length));
  const lines = Object.values(commands).map((command) => `  ${command.usage.padEnd(width)}  ${command.purpose}`);
  return ['npm run release -- <command>', ...lines].join('\n');
}

/** What a promotion has done beside. */
const describeEnd = (id: string, version: string): string =>
  `The rollout of ${id} ${version} has ended with that: no club gets it any more.`;

function required(value: string | undefined, command: string): string {
  if (!value) throw new ReleaseError(`Something is missing: npm run release -- ${commands[command]?.usage}`);
  return value;
}
