/**
 * The final page of an email's link: the requested page if it is on this origin, otherwise the site's root. The address
 * is rebuilt from its parts, so that nothing in it can name another host.
 * @param asked an absolute address or a path
 */
export function allowedRedirect(origin: string, asked: string | null): string {
  if (!asked || !URL.canParse(asked, origin)) return `${origin}/`;
  const { origin: askedOrigin, pathname, search } = new URL(asked, origin);
  return askedOrigin === origin ? `${origin}${pathname}${search}` : `${origin}/`;
}

/** The page with an answer in its hash, where the client library looks for it. */
export function withAnswer(page: string, answer: Record<string, string>): string {
  return `${page}#${new URLSearchParams(answer)}`;
}
