import { brand, type ManifestModule, type ModuleRoute } from '@platform/contract';
import { folderOfRelease } from '../../registry/releaseFolder';
import { fullAddresses, type AddressBases } from './fullAddresses';
import { dataBlock, escapeHtml } from './markup';
import type { SitePage } from '../sitePages';

/** Size of the picture of a shared link (px), for the large cards of Open Graph. */
const PICTURE_SIZE = { width: 1200, height: 630 } as const;

export interface HeadSurroundings {
  siteOrigin: string;
  /** Origin of the release folders; empty for the site itself. */
  artifactOrigin: string;
  /** Address of the shell's folder, with a trailing slash. */
  shellBase: string;
  /** The text of a release's file. @throws if it does not exist */
  readReleaseFile(module: ManifestModule, file: string): Promise<string>;
}

/**
 * The tags for search engines and for sites that show a link to a page: its full address, the card of a shared link
 * (https://ogp.me) and its structured data (https://schema.org). A page that is not listed asks to be left out; so does
 * the page of a club, until the function club-page puts the club's own address and title there.
 */
export async function headTags(page: SitePage, surroundings: HeadSurroundings): Promise<string[]> {
  const { route, module } = page;
  if (!route?.head) return [NOT_LISTED];
  const { head } = route;
  const card = cardPicture(head, module, surroundings);
  if (head.about) return [NOT_LISTED, ...siteTags, ...card];
  if (!head.listed) return [NOT_LISTED];
  const address = surroundings.siteOrigin + (route.path === '/' ? '/' : route.path);
  const title = `${page.title} · ${brand.name}`;
  return [
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    ...siteTags,
    property('og:url', address),
    property('og:title', title),
    ...(page.description ? [property('og:description', page.description)] : []),
    ...card,
    ...(module ? await structuredDataOf(head, module, surroundings) : []),
  ];
}

type RouteHead = NonNullable<ModuleRoute['head']>;

/** A picture is in the release of its module, or in the shell's folder for the shell's own pages. */
function cardPicture(
  { picture }: RouteHead,
  module: ManifestModule | undefined,
  surroundings: HeadSurroundings,
): string[] {
  if (!picture) return ['<meta name="twitter:card" content="summary" />'];
  const folder = module
    ? `${basesOf(module, surroundings).release}/`
    : new URL(surroundings.shellBase, surroundings.siteOrigin).href;
  return [
    property('og:image', folder + picture.file),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(PICTURE_SIZE.width)),
    property('og:image:height', String(PICTURE_SIZE.height)),
    property('og:image:alt', picture.alt),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}

async function structuredDataOf(
  { structuredData }: RouteHead,
  module: ManifestModule,
  surroundings: HeadSurroundings,
): Promise<string[]> {
  if (!structuredData) return [];
  const value: unknown = JSON.parse(await surroundings.readReleaseFile(module, structuredData));
  return [dataBlock('type="application/ld+json"', fullAddresses(value, basesOf(module, surroundings)))];
}

function basesOf({ id, version }: ManifestModule, { siteOrigin, artifactOrigin }: HeadSurroundings): AddressBases {
  return { site: siteOrigin, release: `${artifactOrigin || siteOrigin}/${folderOfRelease(id, version)}` };
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}" />`;
}

const NOT_LISTED = '<meta name="robots" content="noindex" />';
const siteTags = [property('og:type', 'website'), property('og:site_name', brand.name)];
