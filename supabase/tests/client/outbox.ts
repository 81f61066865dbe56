import type { Target } from './target';

/** An email that the local stack kept instead of sending it. */
export interface Mail {
  from: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
}

/** The emails to an address, newest first. */
export async function mailsTo(target: Target, email: string): Promise<Mail[]> {
  const response = await fetch(`${target.url}/outbox.json`);
  return ((await response.json()) as Mail[]).filter(({ to }) => to === email);
}

export async function newestMailTo(target: Target, email: string): Promise<Mail> {
  const [mail] = await mailsTo(target, email);
  if (!mail) throw new Error(`There is no email to ${email}`);
  return mail;
}

export function linkIn({ text }: Mail): URL {
  const link = /^https?:\S+$/m.exec(text)?.[0];
  if (!link) throw new Error(`The email has no link:\n${text}`);
  return new URL(link);
}

/** Where a link leads, as a browser would follow it. */
export async function open(link: URL): Promise<{ page: string; answer: URLSearchParams }> {
  const response = await fetch(link, { redirect: 'manual' });
  const location = response.headers.get('location');
  if (response.status !== 303 || !location) throw new Error(`The link answered ${response.status}`);
  const { origin, pathname, search, hash } = new URL(location);
  return { page: `${origin}${pathname}${search}`, answer: new URLSearchParams(hash.slice(1)) };
}
