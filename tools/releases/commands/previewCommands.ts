import { describeMoment } from '../channels/history';
import { endPreview, issuePreview, listPreviews, previewLink } from '../registry/previews';
import { formatTable } from '../terminal/table';
import { type Command, required } from './command';

const usages = {
  preview: 'preview <module>@<version> … --for <email> [--hours 8] | preview --end <id>',
};

/** Commands that show releases to one person before they are promoted. */
export const previewCommands: Record<string, Command> = {
  preview: {
    usage: usages.preview,
    purpose: 'show releases to one person, for a while, and print the link; or end that',
    words: Infinity,
    options: ['for', 'hours', 'end'],
    async run({ platform, actor, print, answer }, releases, { for: email, hours = '8', end }) {
      if (end !== undefined) {
        await endPreview(platform, { ticket: end, actor });
        answer({ ended: end });
        return print('The preview has ended.');
      }
      required(releases[0], usages.preview);
      const ticket = await issuePreview(platform, { releases, email: required(email, usages.preview), hours, actor });
      answer({ id: ticket, link: previewLink(platform, ticket), for: email, hours: Number(hours) });
      print(`${previewLink(platform, ticket)}\n`);
      print(
        `For ${email} alone, for ${Number(hours) === 1 ? '1 hour' : `${Number(hours)} hours`}. End it with: npm run release -- preview --end ${ticket}`,
      );
    },
  },
  tickets: {
    usage: 'tickets',
    purpose: 'show who may see which releases before they are promoted, newest first',
    words: 0,
    options: [],
    async run({ platform, print, answer }) {
      const rows = await listPreviews(platform);
      answer({ previews: rows });
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
};
