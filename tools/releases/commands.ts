import { compose } from './compose/compose';
import type { ReleaseOptions } from './commandLine';
import { describeMoment, history, list, requireModule } from './history';
import type { Platform } from './platform';
import type { Progress } from './progress';
import { assertChannel, promote, rollback } from './promote';
import { publish } from './publish';
import { ReleaseError } from './releaseError';
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

interface Command {
  usage: string;
  purpose: string;
  run(context: CommandContext, positionals: string[], options: ReleaseOptions): Promise<void>;
}

const PRODUCTION = 'production';

/** Everything that `npm run release` can do. */
export const commands: Record<string, Command> = {
  publish: {
    usage: 'publish <module> [--version 1.1.0] [--channel preview/pr-42]',
    purpose: 'build a release and store it; nobody sees it until a channel points at it',
    async run({ platform, progress, actor, versionOfApp, print }, [moduleId], { version, channel, reason }) {
      const id = required(moduleId, 'publish');
      if (channel) assertChannel(channel);
      const why = channel === PRODUCTION ? reasonOf(reason) : (reason ?? `published to ${channel}`);
      const release = await publish(
        platform,
        { moduleId: id, version: version ?? (await versionOfApp(id)), actor },
        progress,
      );
      print(`${id} ${release.version} is published.`);
      if (!channel) return;
      await promote(platform, { moduleId: id, version: release.version, channel, reason: why, actor }, progress);
      print(`${channel} of ${id} points at ${release.version}.`);
    },
  },
  promote: {
    usage: 'promote <module> <version> --reason "…" [--channel staging]',
    purpose: 'point a channel at a release, production unless told otherwise',
    async run({ platform, progress, actor, print }, [moduleId, version], { channel = PRODUCTION, reason }) {
      const id = required(moduleId, 'promote');
      const move = { moduleId: id, version: required(version, 'promote'), channel, reason: reasonOf(reason), actor };
      const { from, to } = await promote(platform, move, progress);
      print(
        from === to
          ? `${channel} of ${id} points at ${to} already; nothing has changed.`
          : `${channel} of ${id} went from ${from ?? 'nothing'} to ${to}.`,
      );
    },
  },
  rollback: {
    usage: 'rollback <module> --reason "…" [--channel staging]',
    purpose: 'point a channel back at the release before',
    async run({ platform, progress, actor, print }, [moduleId], { channel = PRODUCTION, reason }) {
      const id = required(moduleId, 'rollback');
      const { from, to } = await rollback(
        platform,
        { moduleId: id, channel, reason: reasonOf(reason), actor },
        progress,
      );
      print(`${channel} of ${id} went back from ${from ?? 'nothing'} to ${to}.`);
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
          ['module', 'version', 'channels', 'published', 'by'],
          rows.map((row) => [
            row.moduleId,
            row.version,
            row.channels.join(', '),
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
            row.action,
            row.channel,
            row.from ?? '–',
            row.to,
            row.actor,
            row.reason,
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
  compose: {
    usage: 'compose',
    purpose: 'write the site again from what the channels point at',
    async run({ platform, progress, print }) {
      const manifest = await progress.step('Composing the site', () => compose(platform));
      print(`The site is composed from ${manifest.modules.map(({ id, version }) => `${id} ${version}`).join(', ')}.`);
    },
  },
};

/** How to call each command. */
export function usage(): string {
  const width = Math.max(...Object.values(commands).map((command) => command.usage.length));
  const lines = Object.values(commands).map((command) => `  ${command.usage.padEnd(width)}  ${command.purpose}`);
  return ['npm run release -- <command>', ...lines].join('\n');
}

function required(value: string | undefined, command: string): string {
  if (!value) throw new ReleaseError(`Something is missing: npm run release -- ${commands[command]?.usage}`);
  return value;
}

function reasonOf(reason: string | undefined): string {
  if (!reason?.trim()) throw new ReleaseError('Say why, with --reason "…": the history keeps it.');
  return reason.trim();
}
