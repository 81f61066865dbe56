import { lazyPage, Route } from '@platform/module-kit';
import type { ComponentType, ReactElement } from 'react';
import { clubPages, type ClubPagesOptions } from './clubPages';
import type { ClubSource } from './clubSource';
import type { StartReads } from './firstReads';
import type { ClubReader } from './useClubReader';

type LoadPage = () => Promise<ComponentType>;

/** Pages by their path below the first one, each with what fetches its code. */
type Pages = Readonly<Record<string, LoadPage>>;

interface ClubRoutesOptions<Source extends ClubSource> extends Pick<
  ClubPagesOptions<Source>,
  'SourceProvider' | 'noClub'
> {
  /** Where the pages live over the club's rows, such as `/staff`, and what fetches the code that makes their source. */
  own: { path: string; load: () => Promise<(reader: ClubReader) => Source> };
  /** The same over the sample club. The source is made once for each visit. */
  demo: { path: string; load: () => Promise<() => Source> };
  /** Fetches the first page. */
  first: LoadPage;
  /** What the first page reads. It starts with the module's code, and fetches the page's code beside it. */
  firstReads?: StartReads<Source>;
  below?: Pages;
  /** Pages that only the sample club has. */
  belowDemo?: Pages;
}

/**
 * The routes of pages that are declared once and live twice: over the rows of the reader's club, and over the sample
 * club. The browser fetches a page and its source when a person opens it.
 */
export function clubRoutes<Source extends ClubSource>({
  SourceProvider,
  own,
  demo,
  noClub,
  first,
  firstReads,
  below = {},
  belowDemo = {},
}: ClubRoutesOptions<Source>): ReactElement {
  const demoPages = { ...below, ...belowDemo };
  const { OwnClub, DemoClub } = clubPages({
    SourceProvider,
    own: { ...own, path: pathsOf(own.path, below) },
    demo: { ...demo, path: pathsOf(demo.path, demoPages) },
    ...(firstReads && { firstReads: { path: own.path, start: withCodeOf(first, firstReads) } }),
    noClub,
  });
  const routesAt = (base: string, Club: ComponentType, others: Pages) => {
    const First = lazyPage(base, first);
    return (
      <Route path={base} element={<Club />}>
        <Route index element={<First />} />
        {Object.entries(others).map(([path, load]) => {
          const Page = lazyPage(`${base}/${path}`, load);
          return <Route key={path} path={path} element={<Page />} />;
        })}
      </Route>
    );
  };
  return (
    <>
      {routesAt(own.path, OwnClub, below)}
      {routesAt(demo.path, DemoClub, demoPages)}
    </>
  );
}

const pathsOf = (base: string, below: Pages) => [base, ...Object.keys(below).map((path) => `${base}/${path}`)];

/** Fetches the code of a page while its rows are read. If it does not arrive, the page tries again and says so. */
const withCodeOf =
  <Source,>(load: LoadPage, start: StartReads<Source>): StartReads<Source> =>
  (source, search) => {
    void load().catch(() => undefined);
    return start(source, search);
  };
