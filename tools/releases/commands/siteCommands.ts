import { compose } from '../compose/compose';
import { parseDays, prune } from '../channels/prune';
import { ReleaseError } from '../registry/releaseError';
import { describeFinding, verify } from '../publishing/verify';
import { type Command } from './command';

/** Commands that keep the stored files and the site in order. */
export const siteCommands: Record<string, Command> = {
  verify: {
    usage: 'verify',
    purpose: 'compare every stored file with the digest it was published with',
    words: 0,
    options: [],
    async run({ platform, progress, print, answer }) {
      const findings = await progress.step('Verifying every release', () => verify(platform));
      answer({ findings });
      if (findings.length > 0) throw new ReleaseError(findings.map(describeFinding).join('\n'));
      print('Every file is the one that was published.');
    },
  },
  prune: {
    usage: 'prune [--days 30] [--yes]',
    purpose: 'remove the files of releases that no one needs and that had no event for so long',
    words: 0,
    options: ['days', 'yes'],
    async run({ platform, progress, actor, print, answer }, _positionals, { days = '30', yes }) {
      const request = { days: parseDays(days, yes), actor, withStrangers: yes };
      const pruned = await prune(platform, request, progress);
      answer(pruned);
      const { releases, leftovers, strangers } = pruned;
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
    words: 0,
    options: [],
    async run({ platform, progress, print, answer }) {
      const manifest = await progress.step('Composing the site', () => compose(platform));
      answer({ modules: manifest.modules.map(({ id, version }) => ({ id, version })) });
      print(`The site is composed from ${manifest.modules.map(({ id, version }) => `${id} ${version}`).join(', ')}.`);
    },
  },
};
