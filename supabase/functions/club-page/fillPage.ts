import type { ClubPage } from './clubPage.ts';
import { escapeHtml } from './escapeHtml.ts';
import { jobPostings } from './jobPostings.ts';
import { positionsMarkup } from './positionsMarkup.ts';

interface Surroundings {
  /** Origin that people open. */
  siteUrl: string;
  productName: string;
}

/**
 * Writes a club into the page that was composed for all of them: its title, what search engines and shared links read,
 * the words and positions that can be read before any script runs, the club itself for the script, and its positions in
 * the vocabulary of job searches.
 * @throws Error when the page is not the one that this function knows
 */
export function fillPage(page: string, club: ClubPage, { siteUrl, productName }: Surroundings): string {
  const title = `Work at ${club.name} · ${productName}`;
  const description = describe(club);
  const address = `${siteUrl}/apply/${encodeURIComponent(club.slug)}`;
  const head = [
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    property('og:url', address),
    property('og:title', title),
    property('og:description', description),
    dataBlock('type="application/json" id="served-club"', club),
    dataBlock('type="application/ld+json"', jobPostings(club, address)),
  ];
  const changes: [place: RegExp, content: string][] = [
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`],
    [/<meta name="description" [^>]*>/, `<meta name="description" content="${escapeHtml(description)}" />`],
    [/<meta name="robots" content="noindex" \/>/, head.join('\n    ')],
    [placeOf('type'), escapeHtml(club.type)],
    [placeOf('name'), escapeHtml(club.name)],
    [placeOf('season'), seasonAndPlace(club)],
    [placeOf('positions'), positionsMarkup(club)],
  ];
  return changes.reduce((filled, [place, content]) => {
    if (!place.test(filled)) throw new Error(`The page for clubs has no place for ${place.source}`);
    return filled.replace(place, () => content);
  }, page);
}

/** Between the tags of the empty element that the page marks with `data-fill`. */
function placeOf(name: string): RegExp {
  return new RegExp(`(?<=<[^>]* data-fill="${name}"[^>]*>)(?=</)`);
}

/**
 * The not-found page for an address without a club, with a note of that address: the script says at once that there is no
 * such club, and does not ask.
 */
export function markUnknownClub(page: string, slug: string): string {
  return page.replace('</head>', () => `${dataBlock('type="application/json" id="unknown-club"', slug)}\n  </head>`);
}

/** For when and where it is, one below the other, as the module says it once its script runs. */
function seasonAndPlace({ season, address }: ClubPage): string {
  return [`Season ${season}`, ...(address ? [address] : [])].map(escapeHtml).join('<br />');
}

function describe({ name, address, season, season_closed: isClosed, roles }: ClubPage): string {
  const titles = new Intl.ListFormat('en-US').format(roles.map((role) => role.title));
  const place = address ? ` The club is at ${address}.` : '';
  if (isClosed) return `Applications to ${name} are closed: its season ${season} has ended.${place}`;
  // The public answer does not say whether the club has filled its positions or has not defined any.
  if (roles.length === 0)
    return `${name} is not taking applications for the ${season} season right now. Check back later.${place}`;
  return `${name} is hiring for the ${season} season: ${titles}. Apply online in a few minutes.${place}`;
}

/** Data in the page that no text of a club can end. */
function dataBlock(attributes: string, data: unknown): string {
  return `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}" />`;
}
