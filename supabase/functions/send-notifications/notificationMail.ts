import { requireVariable, type Environment } from '../_shared/environment.ts';
import type { Mail } from '../_shared/mail/mail.ts';
import { oneLine } from '../_shared/mail/oneLine.ts';
import type { ClaimedMail, NewsItem, NewsKind } from './mailQueue.ts';

/** What stands above the news of a kind in a digest, in the order of the digest. */
const headings: Record<NewsKind, string> = {
  email_notifications: 'For you to act on',
  schedule_changes: 'Your schedule',
  staff_updates: 'Your team',
};

/** The email that tells a person one thing, or everything of a day; as text. */
export function notificationMail(environment: Environment, { email, clubName, isDigest, items }: ClaimedMail): Mail {
  const from = requireVariable(environment, 'MAIL_FROM');
  const site = requireVariable(environment, 'SITE_URL').replace(/\/+$/, '');
  const sender = oneLine(clubName ?? requireVariable(environment, 'PRODUCT_NAME'));
  const count = items.length === 1 ? '1 notification' : `${items.length} notifications`;
  return {
    from,
    to: email,
    replyTo: from,
    subject: isDigest ? `${sender}: ${count}` : items.map(({ title }) => oneLine(title)).join(', '),
    text: [
      ...(isDigest ? digest(items, site) : items.flatMap((item) => paragraphs(item, site))),
      '',
      '--',
      sender,
      `Choose what is emailed to you, and how often: ${site}/settings`,
    ].join('\n'),
  };
}

function digest(items: readonly NewsItem[], site: string): string[] {
  return (Object.keys(headings) as NewsKind[])
    .map((kind) => ({ kind, news: items.filter((item) => item.kind === kind) }))
    .filter(({ news }) => news.length > 0)
    .flatMap(({ kind, news }, index) => [
      ...(index > 0 ? ['', ''] : []),
      headings[kind].toUpperCase(),
      ...news.flatMap((item) => ['', ...paragraphs(item, site).filter(Boolean)]),
    ]);
}

/** Title, details and link, with an empty line before the next one. */
function paragraphs({ title, body, link }: NewsItem, site: string): string[] {
  const details = detailsOf(body);
  return [oneLine(title), ...(details.length > 0 ? ['', ...details] : []), ...(link ? ['', `${site}${link}`] : [])];
}

/** People's own words are indented, so that they never read as a line of ours. */
function detailsOf(body: string | null): string[] {
  const lines = body?.split('\n').map(oneLine).filter(Boolean) ?? [];
  return lines.map((line) => (lines.length === 1 ? `  ${line}` : `  - ${line}`));
}
