import { describeFailure, readFailures, summarizeFailures } from '../registry/failures';
import { actionInWords, describeMoment, history, list, requireModule } from '../channels/history';
import { inBytes } from '../terminal/inBytes';
import { inRed } from '../terminal/inRed';
import { requireRelease } from '../channels/requireRelease';
import { formatTable } from '../terminal/table';
import { type Command, required } from './command';

const usages = {
  history: 'history <module>',
  failures: 'failures <module>[@<version>]',
};

/** Commands that list the releases and their history. */
export const historyCommands: Record<string, Command> = {
  list: {
    usage: 'list [module]',
    purpose:
      'show the releases and which channels point at them; of one module, also which failed in browsers, and why',
    words: 1,
    options: [],
    async run({ platform, print, answer }, [moduleId]) {
      if (moduleId) await requireModule(platform, moduleId);
      const rows = await list(platform, moduleId);
      const failures = moduleId ? await readFailures(platform, moduleId) : [];
      answer({ releases: rows, ...(moduleId && { failures }) });
      if (rows.length === 0) return print('There are no releases yet.');
      print(
        formatTable(
          ['module', 'version', 'channels', 'first load', 'published', 'by'],
          rows.map((row) => [
            row.moduleId,
            row.version,
            [
              ...row.channels,
              ...row.barred.map((why) => `(${why})`),
              ...row.idle.map((slot) => `(idle: no one offers ${slot})`),
            ].join(', '),
            inBytes(row.firstLoadBytes),
            describeMoment(row.publishedAt),
            row.publishedBy,
          ]),
        ),
      );
      if (failures.length === 0) return;
      print(['', ...summarizeFailures(failures), `Where: npm run release -- failures ${moduleId}`].join('\n'));
    },
  },
  history: {
    usage: usages.history,
    purpose: 'show who moved which channel and removed which files, when and why, newest first',
    words: 1,
    options: [],
    async run({ platform, print, answer }, [moduleId]) {
      const id = required(moduleId, usages.history);
      await requireModule(platform, id);
      const rows = await history(platform, id);
      answer({ events: rows });
      print(
        formatTable(
          ['when', 'what', 'channel', 'from', 'to', 'who', 'why'],
          rows.map((row) => [
            describeMoment(row.at),
            row.share === null ? actionInWords(row.action) : `${actionInWords(row.action)} ${row.share} %`,
            row.channel,
            row.from ?? '–',
            row.to ?? '–',
            row.actor,
            row.forcedPast === null ? row.reason : `${row.reason} ${inRed(`FORCED: ${row.forcedPast}`)}`,
          ]),
        ),
      );
    },
  },
  failures: {
    usage: usages.failures,
    purpose: 'show why releases of a module failed in browsers within two weeks, by the lines of their sources',
    words: 1,
    options: [],
    async run({ platform, print, answer }, [name]) {
      const [id = '', version] = required(name, usages.failures).split('@');
      await requireModule(platform, id);
      if (version !== undefined) await requireRelease(platform, { moduleId: id, version });
      const failures = await readFailures(platform, id, version);
      answer({ failures });
      if (failures.length === 0) return print(`No browser has reported a failure of ${name} within two weeks.`);
      print(failures.map(describeFailure).join('\n\n'));
    },
  },
};
